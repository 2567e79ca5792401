import { plainText } from "../../kernel/plain-text";
import { formatBaht, type Satang, satang } from "./money";

/** Code points of zero in what members type: Thai, Khmer, Burmese, and full width. */
const zeros = [0x0e50, 0x17e0, 0x1040, 0xff10];

/** Digits of any of the site's scripts as 0–9; everything else stays. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * What was typed or pasted into a box of one line, as its writer sees it: digits 0–9, no invisible marks, nothing
 * around it. Never for a password, of which every character counts.
 */
export const plainLine = (text: string): string => plainDigits(plainText(text)).trim();

/** An amount as people type it (`1,234.50`, `฿1234`) in satang; null when it is no currency. */
export function readCurrency(text: string): Satang | null {
  const typed = /^(?:\u0e3f\s*)?(\d{1,10}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(plainLine(text));
  if (!typed) return null;
  const [, whole = "", part = ""] = typed;
  return satang(Number(whole.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0")));
}

/**
 * The digits of whole baht in typed or pasted text: no satang, no separators, no leading zeros. At most nine,
 * far above any bound that is checked afterwards.
 */
export function typedBaht(text: string): string {
  const [whole = ""] = plainLine(text).split(".");
  return whole
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, 9);
}

/**
 * The digits of a typed stake, of which no limit has as many: up to here a whole slip of such prices can be added up,
 * which is shown beside the limit that they are beyond.
 */
export const typedStake = (text: string): string => typedBaht(text).slice(0, 7);

/** An amount as it would be typed: `1,234.50`, and `500` where there are no satang. */
export const typedFrom = (amount: Satang): string => formatBaht(amount).replace(/\.00$/, "");

/** Adds thousands separators to whole baht while they are typed: `12345` → `12,345`. Other text stays as it is. */
export function groupThousands(text: string): string {
  const typed = /^([\d,]+)(\.\d{0,2})?$/.exec(text);
  if (!typed) return text;
  const whole = (typed[1] ?? "").replaceAll(",", "");
  return whole.replace(/\B(?=(\d{3})+$)/g, ",") + (typed[2] ?? "");
}

/** Allowed amounts, satang; `isWhole`: baht without satang. */
export interface AmountBounds {
  readonly min: Satang;
  readonly max: Satang;
  readonly isWhole: boolean;
}

type AmountProblem = "required" | "currency" | "whole" | "tooLow" | "tooHigh";
export type JudgedAmount =
  | { amount: Satang; problem?: undefined }
  | { amount?: undefined; problem: AmountProblem };

/** The typed amount, or the first fault of it. */
export function judgeAmount(text: string, { min, max, isWhole }: AmountBounds): JudgedAmount {
  if (plainLine(text) === "") return { problem: "required" };
  const amount = readCurrency(text);
  if (amount === null) return { problem: "currency" };
  if (isWhole && amount % 100 !== 0) return { problem: "whole" };
  if (amount < min) return { problem: "tooLow" };
  return amount > max ? { problem: "tooHigh" } : { amount };
}
