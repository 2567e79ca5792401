/** A market, as rows that operators edit. Times of day are `HH:mm`; weekdays 0 Sunday … 6 Saturday. */
export interface Market {
  readonly betGroup: BetGroup;
  /** Key of the market; the prefix of its betIds. */
  readonly betType: string;
  /** The upstream's constant, with its own spelling (decision 26). */
  readonly betName: string;
  readonly name: { readonly th: string; readonly en: string };
  /** How the result is determined. */
  readonly rule: "gov" | "set" | "index" | "shots" | "draw4";
  readonly schedule: Schedule;
}

export type BetGroup = "gov" | "stock" | "yeekee" | "set_4";

/** A time of day in an IANA time zone. */
interface ZonedTime {
  readonly time: string;
  readonly zone: string;
}

export type Schedule = DrawSchedule | ExchangeSchedule | SequenceSchedule | SetSchedule;

/** Draws on days of the month, Bangkok time; `moves` maps a regular day to the day it is held instead. */
export interface DrawSchedule {
  readonly kind: "draws";
  readonly daysOfMonth: readonly number[];
  readonly moves: Readonly<Record<string, string>>;
  /** Until when the moves are known, by regular day. */
  readonly movesUntil: string;
  /** Behind that: how many days a draw of this `MM-DD` has been moved by at the earliest, negative for days before. */
  readonly movesBeyond: Readonly<Record<string, number>>;
  /** Days on which no draw is held although one would be due. */
  readonly without?: readonly string[];
  /** Minutes between a result and the opening of the next round. */
  readonly restMinutes: number;
  readonly close: string;
  /** From when a first prize can be known. */
  readonly figure: string;
  readonly result: string;
}

/** One round per trading day. Opens by Bangkok time; the other times have zones of their own. */
export interface ExchangeSchedule {
  readonly kind: "exchange";
  /** Names the table of its closed and short days. */
  readonly exchange: string;
  readonly weekdays: readonly number[];
  readonly open: string;
  readonly close: ZonedTime;
  /** The close falls on the calendar day after the service day. */
  readonly nextDay: boolean;
  /** The earliest time of the exchange's figure, on the service day of its zone. */
  readonly figure: ZonedTime;
  readonly result: ZonedTime;
}

/** Numbered rounds through a service day, Bangkok time; the result follows when the shooting ends. */
export interface SequenceSchedule {
  readonly kind: "sequence";
  readonly open: string;
  readonly rounds: number;
  readonly firstClose: string;
  readonly everyMinutes: number;
  readonly shotSeconds: number;
  /**
   * The labelled shot of the committed seed is part of the sum; without it the last shooter could choose the
   * result.
   */
  readonly systemShot: boolean;
}

/** One draw on the listed weekdays, Bangkok time; open from the previous result on. */
export interface SetSchedule {
  readonly kind: "set";
  readonly weekdays: readonly number[];
  readonly close: string;
  /** From when its number can be known. */
  readonly figure: string;
  readonly result: string;
}
