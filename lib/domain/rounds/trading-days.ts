/** On which days a market has rounds, and when its figure can come early. Days are `YYYY-MM-DD`, times `HH:mm`. */

/** What operators have entered for a market's day; it comes before the table of the exchange. */
export type OwnDay =
  | { readonly kind: "closed" }
  | { readonly kind: "usual" }
  /** The exchange's figure is out early, at this time of its zone. */
  | { readonly kind: "short"; readonly figure: string }
  /** The draw of this regular day is held on another day. */
  | { readonly kind: "moved"; readonly to: string };

/** Closed and short days of an exchange. */
export interface ExchangeDays {
  /** Until when its days are known, included; what stands behind it was inferred by rule. */
  readonly knownUntil: string;
  /** The earliest time at which it has ever closed early, by its clock; null: never. */
  readonly earliest: string | null;
  /** Day → why. */
  readonly closed: Readonly<Record<string, string>>;
  /** Day → from when its figure exists, by its clock. */
  readonly short: Readonly<Record<string, string>>;
  /** The same, of days on which the figure may as well come at its usual time. */
  readonly unsure?: Readonly<Record<string, string>>;
}

export interface MarketCalendar {
  /** Of the exchange whose figure decides, where there is one. */
  readonly exchange?: ExchangeDays;
  readonly own: Readonly<Record<string, OwnDay>>;
}

/** A calendar in which every day is as usual. */
export const usualDays: MarketCalendar = { own: {} };

/**
 * How an exchange trades on a day. `figure`: from when its figure exists, or of an unknown day may exist, where that is
 * before the usual time; on a day that nobody knows it is the earliest ever.
 */
export type TradingDay =
  | { readonly kind: "closed" }
  | { readonly kind: "usual" }
  | { readonly kind: "short"; readonly figure: string }
  | { readonly kind: "unknown"; readonly figure: string };

export function tradingDay({ exchange, own }: MarketCalendar, dt: string): TradingDay {
  const entered = own[dt];
  if (entered && entered.kind !== "moved") return entered;
  if (!exchange) return { kind: "usual" };
  if (exchange.closed[dt] !== undefined) return { kind: "closed" };
  const figure = exchange.short[dt];
  if (figure !== undefined) return { kind: "short", figure };
  const perhaps = exchange.unsure?.[dt];
  if (perhaps !== undefined) return { kind: "unknown", figure: perhaps };
  if (dt <= exchange.knownUntil || exchange.earliest === null) return { kind: "usual" };
  return { kind: "unknown", figure: exchange.earliest };
}

/** How many days before a table ends operators are warned. */
const WARNING_DAYS = 30;
/** Entries reach no further ahead than this, in days. */
const REACH_DAYS = 3_000;

/**
 * The last day in a row that table or operators know, or null where nothing needs to be known. `next` gives the day
 * after a day, `trades` tells on which days of the week a round could be.
 */
export function knownUntil(
  { exchange, own }: MarketCalendar,
  next: (dt: string) => string,
  trades: (dt: string) => boolean,
): string | null {
  if (!exchange) return null;
  let last = exchange.knownUntil;
  for (let ahead = 0, day = next(last); ahead < REACH_DAYS; ahead++, day = next(day)) {
    if (own[day] !== undefined) last = day;
    else if (trades(day) && exchange.closed[day] === undefined) break;
  }
  return last;
}

/** True from 30 days before the last known day on. */
export const endsSoon = (daysLeft: number): boolean => daysLeft <= WARNING_DAYS;
