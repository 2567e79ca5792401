import type { Satang } from "../money/money";
import { isNumberFor, type PoyOption } from "./options";

/** Why a line is refused. */
export type LineReason =
  | "price-out-of-range"
  | "member-cap"
  | "sale-limit"
  | "rate-changed"
  | "number-closed"
  | "option-unknown"
  | "number-malformed";

/** Whether another price would do: the line's field is marked then. */
export const isOfPrice = (reason: LineReason): boolean =>
  reason === "price-out-of-range" || reason === "member-cap" || reason === "sale-limit";

/** The refusal of one line. `min`, `max`, `left` in satang; `from` and `to` are multipliers. */
export interface LineRejection {
  readonly ref: string;
  readonly reason: LineReason;
  readonly min?: Satang;
  readonly max?: Satang;
  readonly left?: Satang;
  readonly from?: number;
  readonly to?: number;
}

/** A line as it is sent; `multiply` is the rate that the member saw. */
export interface SentLine {
  readonly ref: string;
  readonly option: PoyOption;
  readonly number: string;
  readonly price: Satang;
  readonly multiply: number;
}

/** The terms of the line's number when the slip arrives. */
export interface NumberTerms {
  readonly min: Satang;
  readonly max: Satang;
  readonly defaultRate: number;
  readonly multiply: number;
  /** A member's cap on one number and option in the round. */
  readonly memberMax: Satang;
  /** The stake of all lines of the slip together on this number and option. */
  readonly asked: Satang;
}

/**
 * The first reason to refuse a line, or null. A better rate than the one seen is taken silently, a worse one
 * must be accepted. Prices are whole baht. The function `place_poy` decides the same in SQL, where the member's
 * earlier slips count towards the cap too; `tests/parity/line-refusal` runs both on one table.
 */
export function rejectLine(line: SentLine, terms: NumberTerms): LineRejection | null {
  const { ref } = line;
  const { min, max, memberMax, asked, defaultRate, multiply } = terms;
  if (!isNumberFor(line.option, line.number)) return { ref, reason: "number-malformed" };
  if (defaultRate === 0) return { ref, reason: "option-unknown" };
  if (line.price < min || line.price > max || line.price % 100 !== 0) {
    return { ref, reason: "price-out-of-range", min, max };
  }
  if (multiply === 0) return { ref, reason: "number-closed" };
  if (asked > memberMax) return { ref, reason: "member-cap", max: memberMax, left: memberMax };
  if (multiply < line.multiply) return { ref, reason: "rate-changed", from: line.multiply, to: multiply };
  return null;
}
