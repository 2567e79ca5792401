import type { Poy, PoyLine, PoyRow } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";

const numbered = (no: number) => `00000000-0000-4000-8000-${String(no).padStart(12, "0")}`;

/** A slip of the government draw of 1 December, numbered, with what differs. */
export function slip(poyNo: number, changes: Partial<PoyRow> = {}): PoyRow {
  return {
    poyId: numbered(poyNo),
    poyNo,
    betId: "gov-2026-12-01",
    betGroup: "gov",
    betType: "gov",
    betName: "BET_GOV",
    roundName: "หวยรัฐบาล",
    dt: "2026-12-01",
    createdAt: "2026-11-23T09:15:30+07:00",
    total: satang(100_00),
    win: satang(0),
    status: "accepted",
    receipt: "ab12".repeat(16),
    ...changes,
  };
}

export function line(changes: Partial<PoyLine>): PoyLine {
  return {
    ref: changes.ref ?? "a",
    add: 0,
    option: "teng_bon_2",
    number: "47",
    price: satang(10_00),
    min: satang(1_00),
    max: satang(5000_00),
    multiply: 90,
    outcome: "pending",
    win: satang(0),
    ...changes,
  };
}

/** A settled slip of the rules' own vector: first prize 491847. */
export const settled: Poy = {
  ...slip(7, {
    status: "won",
    total: satang(20_00),
    win: satang(900_00),
    result: { first: "491847", front3: ["123", "456"], back3: ["789", "321"], back2: "56" },
  }),
  poyListJson: [
    line({ ref: "a", outcome: "won", win: satang(900_00) }),
    line({ ref: "b", option: "tode_3", number: "123", multiply: 150, outcome: "lost" }),
  ],
};
