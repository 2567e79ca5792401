import type { LimitsState } from "@/lib/contract/player-limits";
import { noLimits, type SpanLimits } from "@/lib/domain/members/player-limits";
import { satang } from "@/lib/domain/money/money";

export const spans = (day: number | null, week: number | null = null): SpanLimits => ({
  day: day === null ? null : satang(day * 100),
  week: week === null ? null : satang(week * 100),
  month: null,
});
const unused = { day: satang(0), week: satang(0), month: satang(0) };

/** A member's limits as the upstream returns them, with some of them set. */
export const standingOf = (change: Partial<LimitsState> = {}): LimitsState => ({
  ...noLimits,
  reminderMinutes: null,
  timeOutUntil: null,
  selfExcludedUntil: null,
  pending: null,
  pendingFrom: null,
  used: { deposit: unused, loss: unused, stake: unused },
  hasDeposited: true,
  ...change,
});
