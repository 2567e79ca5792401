import type { YingRow, YingSummary } from "@/lib/contract/yings";

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

/** What the upstream says of the round as a whole. */
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
