/** What a market is: data that an operator edits. Times of day are `HH:mm`; weekdays 0 Sunday … 6 Saturday. */
export interface Market {
  readonly betGroup: BetGroup;
  /** Key of the market; begins every betId of it. */
  readonly betType: string;
  /** The upstream's constant, with its own spelling (decision 26). */
  readonly betName: string;
  readonly name: { readonly th: string; readonly en: string };
  /** How the result comes about. */
  readonly rule: "gov" | "set" | "index" | "shots" | "draw4";
  readonly schedule: Schedule;
}

export type BetGroup = "gov" | "stock" | "yeekee" | "set_4";

/** A time of day on the clocks of an IANA zone. */
export interface ZonedTime {
  readonly time: string;
  readonly zone: string;
}

export type Schedule = DrawSchedule | ExchangeSchedule | SequenceSchedule | SetSchedule;

/** Draws on days of the month, Bangkok time; `moves` maps a regular day to the day it is held instead. */
export interface DrawSchedule {
  readonly kind: "draws";
  readonly daysOfMonth: readonly number[];
  readonly moves: Readonly<Record<string, string>>;
  /** Minutes between a result and the opening of the next round. */
  readonly restMinutes: number;
  readonly close: string;
  readonly result: string;
}

/** One round a trading day. Opens on Bangkok's clock; the others stand on clocks of their own. */
export interface ExchangeSchedule {
  readonly kind: "exchange";
  readonly weekdays: readonly number[];
  readonly open: string;
  readonly close: ZonedTime;
  /** The close falls on the calendar day after the service day. */
  readonly nextDay: boolean;
  /** When the exchange's figure can exist at the earliest, on the service day of its zone. */
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
  /** The labelled shot of the committed seed enters the sum; without it the last shooter can steer. */
  readonly systemShot: boolean;
}

/** One draw on the listed weekdays, Bangkok time; open from the previous result on. */
export interface SetSchedule {
  readonly kind: "set";
  readonly weekdays: readonly number[];
  readonly close: string;
  readonly result: string;
}
