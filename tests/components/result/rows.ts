import type { ResultRow } from "@/lib/contract/rounds";

/** The draw of the rules' own vector. */
export const draw: ResultRow = {
  betId: "gov-2025-12-01",
  betGroup: "gov",
  betType: "gov",
  betName: "BET_GOV",
  name: "หวยรัฐบาล",
  dt: "2025-12-01",
  resultDt: "2025-12-01",
  resultTime: "16:00",
  status: "settled",
  setResult: true,
  result: { first: "491847", front3: ["123", "456"], back3: ["789", "321"], back2: "56" },
};

export function stock(betType: string, changes: Partial<ResultRow> = {}): ResultRow {
  return {
    betId: `${betType}-2025-12-01`,
    betGroup: "stock",
    betType,
    betName: "BET_STOCK",
    name: betType,
    dt: "2025-12-01",
    resultDt: "2025-12-01",
    resultTime: "13:40",
    status: "settled",
    setResult: true,
    result: { top3: "405", bottom2: "62" },
    ...changes,
  };
}
