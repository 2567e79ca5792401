/**
 * Limits that members set for themselves: money by day, week and month of Bangkok's calendar, a break, a
 * self-exclusion. Tighter limits take effect at once; looser ones wait a day and are then confirmed.
 */
import { type Satang, satang } from "../money/money";
import { addDays, atBangkok, bangkokDate, DAY_MS, HOUR_MS, MINUTE_MS, weekday } from "../time/time";

export const limitKinds = ["deposit", "loss", "stake"] as const;
export type LimitKind = (typeof limitKinds)[number];
export const limitSpans = ["day", "week", "month"] as const;
export type LimitSpan = (typeof limitSpans)[number];

/** Satang; null means no limit. */
export type SpanLimits = Readonly<Record<LimitSpan, Satang | null>>;
export type MoneyLimits = Readonly<Record<LimitKind, SpanLimits>>;
/** Limits that take effect once they have waited and are confirmed. */
export type LooserLimits = Readonly<Partial<MoneyLimits>>;

/** Cookie set by the browser, so that the server knows that the question was shown and does not render it first. */
export const LIMITS_ASKED_COOKIE = "limits-asked";
/** How long a looser limit waits before it can be confirmed. */
export const LOOSER_WAIT_MS = DAY_MS;
export const reminderChoices = [15, 30, 60, 120] as const;
/** Offered lengths of a break, days. */
export const timeOutDays = [1, 3, 7, 14, 42] as const;
/** Offered lengths of a self-exclusion, months. */
export const exclusionMonths = [6, 12, 24, 60] as const;

const noSpans: SpanLimits = { day: null, week: null, month: null };
export const noLimits: MoneyLimits = { deposit: noSpans, loss: noSpans, stake: noSpans };

/** The first day of an instant's span; weeks begin on Monday. */
function firstDay(span: LimitSpan, ms: number): string {
  const today = bangkokDate(ms);
  if (span === "day") return today;
  if (span === "week") return addDays(today, -((weekday(today) + 6) % 7));
  return `${today.slice(0, 7)}-01`;
}

/**
 * When an instant's span ends and its count restarts, epoch ms. Amounts are counted and refused in SQL
 * (`span_start`, `limit_passed`); `tests/parity/limit-span` runs both on one table.
 */
export function spanEndMs(span: LimitSpan, ms: number): number {
  const first = firstDay(span, ms);
  // 31 days from the first of any month is within the next month.
  const next =
    span === "day"
      ? addDays(first, 1)
      : span === "week"
        ? addDays(first, 7)
        : `${addDays(first, 31).slice(0, 7)}-01`;
  return atBangkok(next, "00:00");
}

/** One of the member's limits, and what it leaves. */
export interface LimitLeft {
  readonly span: LimitSpan;
  readonly limit: Satang;
  readonly used: Satang;
  readonly left: Satang;
}

/**
 * The limit that leaves least for now; null without any. Where two leave the same, that of the shorter span, and of the
 * longer one where they leave nothing: until its end, nothing is left.
 */
export function tightestOf(limits: SpanLimits, used: Readonly<Record<LimitSpan, Satang>>): LimitLeft | null {
  const set = limitSpans.flatMap((span) => {
    const limit = limits[span];
    if (limit === null) return [];
    return [{ span, limit, used: used[span], left: satang(Math.max(0, limit - used[span])) }];
  });
  return set.reduce<LimitLeft | null>(
    (least, one) => (least && least.left <= one.left && one.left > 0 ? least : one),
    null,
  );
}

type LongerSpan = Exclude<LimitSpan, "day">;
const longerThan: Readonly<Record<LimitSpan, readonly LongerSpan[]>> = {
  day: ["week", "month"],
  week: ["month"],
  month: [],
};

/** A longer span's lower limit, which is reached before this span's; the lowest of two, null where there is none. */
export function reachedBefore(
  limits: SpanLimits,
  span: LimitSpan,
): { span: LongerSpan; limit: Satang } | null {
  // Where this span has none, nothing is lower.
  const own = limits[span] ?? 0;
  const lower = longerThan[span].flatMap((longer) => {
    const limit = limits[longer];
    return limit !== null && limit < own ? [{ span: longer, limit }] : [];
  });
  return lower.toSorted((one, other) => one.limit - other.limit)[0] ?? null;
}

/** True where the requested limit allows more than the present one. */
export const isLooser = (asked: Satang | null, current: Satang | null) =>
  current !== null && (asked === null || asked > current);

/** What of the wanted limits of a kind applies as soon as they are saved: looser ones wait. */
export const atOnceOf = (wanted: SpanLimits, current: SpanLimits): SpanLimits => {
  const held = (span: LimitSpan) => (isLooser(wanted[span], current[span]) ? current : wanted)[span];
  return { day: held("day"), week: held("week"), month: held("month") };
};

/**
 * What saving the wanted limits of a kind means at once, where a member may not expect it: spans of which nothing is
 * left, and those whose limit a longer one's lower limit now comes before.
 */
export function surprisesOf(
  wanted: SpanLimits,
  current: SpanLimits,
  used: Readonly<Record<LimitSpan, Satang>> | undefined,
): { usedUp: LimitSpan[]; overtaken: LimitSpan[] } {
  const next = atOnceOf(wanted, current);
  return {
    usedUp: limitSpans.filter((span) => {
      const limit = next[span];
      return limit !== null && limit !== current[span] && limit <= (used?.[span] ?? 0);
    }),
    overtaken: limitSpans.filter((span) => {
      const before = reachedBefore(next, span);
      return before !== null && before.limit !== reachedBefore(current, span)?.limit;
    }),
  };
}

export interface LimitsState {
  readonly limits: MoneyLimits;
  readonly pending: LooserLimits | null;
  /** From when the looser ones can be confirmed, epoch ms. */
  readonly pendingFromMs: number | null;
}

/**
 * A member requests limits, whole kinds at a time. What is tighter than now (or the first limit) takes effect at
 * once; what is looser waits. The wait of all looser limits restarts unless the request adds nothing new. A new
 * request for a kind replaces the pending one of that kind.
 */
export function askLimits(limitsState: LimitsState, asked: LooserLimits, nowMs: number): LimitsState {
  const limits: Record<LimitKind, SpanLimits> = { ...limitsState.limits };
  const pending: Partial<Record<LimitKind, SpanLimits>> = { ...limitsState.pending };
  let asksMore = false;
  for (const kind of limitKinds) {
    const wanted = asked[kind];
    if (!wanted) continue;
    const current = limitsState.limits[kind];
    const waited = limitsState.pending?.[kind];
    const held = { ...current };
    let waits = false;
    for (const span of limitSpans) {
      if (!isLooser(wanted[span], current[span])) {
        held[span] = wanted[span];
        continue;
      }
      waits = true;
      if (!waited || isLooser(wanted[span], waited[span]) || !isLooser(waited[span], current[span])) {
        asksMore = true;
      }
    }
    limits[kind] = held;
    if (waits) pending[kind] = wanted;
    else delete pending[kind];
  }
  if (Object.keys(pending).length === 0) return { limits, pending: null, pendingFromMs: null };
  const pendingFromMs =
    asksMore || limitsState.pendingFromMs === null ? nowMs + LOOSER_WAIT_MS : limitsState.pendingFromMs;
  return { limits, pending, pendingFromMs };
}

/** The looser limits take effect; null while they still wait, or when none are pending. */
export function confirmLimits(limitsState: LimitsState, nowMs: number): LimitsState | null {
  const { limits, pending, pendingFromMs } = limitsState;
  if (!pending || pendingFromMs === null || nowMs < pendingFromMs) return null;
  return { limits: { ...limits, ...pending }, pending: null, pendingFromMs: null };
}

/** The end of a break of so many days, on the full hour, which is easy to remember. Epoch ms. */
export function timeOutUntilMs(days: number, nowMs: number): number {
  return Math.ceil((nowMs + days * DAY_MS) / HOUR_MS) * HOUR_MS;
}

/** The end of a self-exclusion of so many months: the midnight after its last day. Epoch ms. */
export function exclusionUntilMs(months: number, nowMs: number): number {
  return atBangkok(addDays(addMonths(bangkokDate(nowMs), months), 1), "00:00");
}

/** How long a member may look at the end that a page shows before they ask for it. */
const SHOWN_MS = 10 * MINUTE_MS;

/** Between one day and six weeks, to the full hour. A day is one that was shown before the hour was full. */
export function isTimeOut(untilMs: number, nowMs: number): boolean {
  return untilMs >= nowMs - SHOWN_MS + DAY_MS && untilMs <= timeOutUntilMs(42, nowMs);
}

/** Between six months and five years. */
export function isExclusion(untilMs: number, nowMs: number): boolean {
  const least = atBangkok(addMonths(bangkokDate(nowMs), 6), "00:00");
  return untilMs >= least && untilMs <= exclusionUntilMs(60, nowMs);
}

/** The same day so many months later, or that month's last. */
export function addMonths(date: string, months: number): string {
  const whole = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(whole / 12)}-${String((whole % 12) + 1).padStart(2, "0")}`;
  const last = Number(addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1).slice(8));
  return `${month}-${String(Math.min(Number(date.slice(8)), last)).padStart(2, "0")}`;
}
