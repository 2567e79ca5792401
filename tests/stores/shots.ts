import type { DrawFreeze, DrawSeal, YingRow, YingSummary } from "@/lib/contract/yings";

export const betId = "yeekee-2026-11-23-34";
export const hash = "ab".repeat(32);

/** A shot of the round, by its place in it. */
export const rowOf = (seq: number, number = String(seq * 11).padStart(5, "0"), mine = false): YingRow => ({
  seq,
  number,
  ms: 1_767_225_600_000 + seq * 1000,
  alias: "som***1",
  rowHash: hash,
  mine,
});

/** The upstream's summary of the round. */
export const summaryOf = (over: Partial<YingSummary> = {}): YingSummary => ({
  betId,
  count: 0,
  sum: 0,
  commitment: "cd".repeat(32),
  shotsUntil: "2026-11-23T14:17:00+07:00",
  serverTime: "2026-11-23T14:10:00+07:00",
  waitMs: 0,
  withSystemShot: true,
  beaconChain: null,
  ...over,
});

/** The seal of a round of version 3, whose shooting ends as `summaryOf` has it. */
export const sealOf = (over: Partial<DrawSeal> = {}): DrawSeal => ({
  rules: "rules-3-long",
  steps: 16_000,
  endsAt: Date.parse("2026-11-23T14:17:00+07:00"),
  commitment: "cd".repeat(32),
  chainHash: "",
  beaconRound: "",
  hash: "5e".repeat(32),
  ...over,
});

/** The freeze of such a round as it is pushed, without the round's name. */
export const freezeOf = (over: Partial<DrawFreeze> = {}): DrawFreeze & { seal: string } => ({
  seal: "5e".repeat(32),
  listHash: "11".repeat(32),
  witnessRoot: "22".repeat(32),
  seed: "33".repeat(32),
  headBefore: "44".repeat(32),
  head: "55".repeat(32),
  frozenAt: "2026-11-23T14:17:00+07:00",
  ...over,
});
