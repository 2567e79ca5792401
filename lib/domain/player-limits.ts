/**
 * Bounds that a member sets for himself: money by day, week and month of Bangkok's calendar, a break, a long
 * absence. Tighter acts at once; looser waits a day and is then asked for once more.
 */
import type { Satang } from "./money";
import { addDays, atBangkok, bangkokDate, DAY_MS, HOUR_MS, MINUTE_MS, weekday } from "./time";

export const limitKinds = ["deposit", "loss", "stake"] as const;
export type LimitKind = (typeof limitKinds)[number];
export const limitSpans = ["day", "week", "month"] as const;
export type LimitSpan = (typeof limitSpans)[number];

/** Satang; null is no limit. */
export type SpanLimits = Readonly<Record<LimitSpan, Satang | null>>;
export type MoneyLimits = Readonly<Record<LimitKind, SpanLimits>>;
/** What kinds of limits become once they have waited and are confirmed. */
export type LooserLimits = Readonly<Partial<MoneyLimits>>;

/** Told to the server by the browser, so that a page that need not ask does not show the question first. */
export const LIMITS_ASKED_COOKIE = "limits-asked";
/** How long a looser limit waits before it can be confirmed. */
export const LOOSER_WAIT_MS = DAY_MS;
export const reminderChoices = [15, 30, 60, 120] as const;
/** Lengths of a break that are offered, days. */
export const timeOutDays = [1, 3, 7, 14, 42] as const;
/** Lengths of a self-exclusion that are offered, months. */
export const exclusionMonths = [6, 12, 24, 60] as const;

const noSpans: SpanLimits = { day: null, week: null, month: null };
export const noLimits: MoneyLimits = { deposit: noSpans, loss: noSpans, stake: noSpans };

/** The first day of the span that an instant lies in; weeks begin on Monday. */
function firstDay(span: LimitSpan, ms: number): string {
  const today = bangkokDate(ms);
  if (span === "day") return today;
  if (span === "week") return addDays(today, -((weekday(today) + 6) % 7));
  return `${today.slice(0, 7)}-01`;
}

/**
 * When the span that an instant lies in ends and its count begins anew, epoch ms. Amounts are counted and refused in
 * SQL (`span_start`, `limit_passed`); `tests/parity/limit-span` runs both on one table.
 */
export function spanEndMs(span: LimitSpan, ms: number): number {
  const first = firstDay(span, ms);
  // From the first of any month 31 days on is within the next one.
  const next =
    span === "day"
      ? addDays(first, 1)
      : span === "week"
        ? addDays(first, 7)
        : `${addDays(first, 31).slice(0, 7)}-01`;
  return atBangkok(next, "00:00");
}

/** True where a limit lets pass more than the one of now. */
export const isLooser = (asked: Satang | null, current: Satang | null) =>
  current !== null && (asked === null || asked > current);

export interface LimitsStanding {
  readonly limits: MoneyLimits;
  readonly pending: LooserLimits | null;
  /** From when on the looser ones can be confirmed, epoch ms. */
  readonly pendingFromMs: number | null;
}

/**
 * A member asks for limits, whole kinds at a time. What is tighter than now (or first) holds at once; what is
 * looser waits, and the wait of everything looser begins anew unless it asks for nothing it did not ask before.
 * A kind that is asked for anew forgets what waited for it.
 */
export function askLimits(standing: LimitsStanding, asked: LooserLimits, nowMs: number): LimitsStanding {
  const limits: Record<LimitKind, SpanLimits> = { ...standing.limits };
  const pending: Partial<Record<LimitKind, SpanLimits>> = { ...standing.pending };
  let asksMore = false;
  for (const kind of limitKinds) {
    const wanted = asked[kind];
    if (!wanted) continue;
    const current = standing.limits[kind];
    const waited = standing.pending?.[kind];
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
    asksMore || standing.pendingFromMs === null ? nowMs + LOOSER_WAIT_MS : standing.pendingFromMs;
  return { limits, pending, pendingFromMs };
}

/** The looser limits take effect; null while they still have to wait, or when none wait. */
export function confirmLimits(standing: LimitsStanding, nowMs: number): LimitsStanding | null {
  const { limits, pending, pendingFromMs } = standing;
  if (!pending || pendingFromMs === null || nowMs < pendingFromMs) return null;
  return { limits: { ...limits, ...pending }, pending: null, pendingFromMs: null };
}

/** The end of a break of so many days, on the full hour: what a person can remember. Epoch ms. */
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
