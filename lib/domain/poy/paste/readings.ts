import { type Line, unread } from "./line";
import {
  betsOf,
  digitsOf,
  groupOf,
  joined,
  LIST,
  marksOf,
  note,
  priceOf,
  type Roles,
  together,
  WORDS,
} from "./parts";
import type { Match } from "./shapes";
import type { Token } from "./tokenize";

export const PAIRS = new RegExp(`(?<w>${WORDS}) ?(?<s>[=-])? ?(?<p>[np])`, "dg");
export const BACKWARD_PAIRS = new RegExp(`(?<p>[np]) ?(?<w>${WORDS})`, "dg");
export const LISTS_BEFORE = new RegExp(`(?<l>${LIST}) ?(?<w>${WORDS})`, "dg");
export const LISTS = new RegExp(`(?<w>${WORDS}) ?(?<l>${LIST})`, "dg");
export const BETWEEN = new RegExp(`(?<n>n) ?(?<w>${WORDS})(?: ?= ?| )?(?<p>[np])(?![*(-])`, "dg");

/** `12 บน50 ล่าง30`: a price for each word. */
export const forEach = (
  list: readonly Token[] | undefined,
  before: readonly Token[] | undefined,
  pairs: readonly Match[],
  roles: Roles,
) => {
  if (/[TBDFS]/.test(marksOf(before)) || pairs.length > 6) return unread("unclear");
  return together(
    pairs.map(({ w, p }) => {
      note(roles, list, p);
      return betsOf(groupOf(list, [[...(before ?? []), ...(w ?? [])]]), priceOf(p));
    }),
  );
};

export function sweep({ a, h = [], l = [], b, c, p }: Match, roles: Roles): Line | null {
  const helper = h[0]?.helper;
  const digits = digitsOf(l).map((token) => token.digits ?? "");
  const needs = helper === "option_2_ble" ? 0 : 1;
  if (!helper || digits.some(({ length }) => length !== 1) || (needs === 0) !== (digits.length === 0))
    return unread("digits");
  const said = joined([a, b, c]);
  note(roles, l, p);
  return betsOf(said && { ...said, numbers: needs === 0 ? [""] : digits, helper }, priceOf(p));
}

/** A space separates two prices only where the second cannot be another number. */
export function isSecondPrice(written: readonly Token[], numbers: readonly string[]): boolean {
  const [first, , second] = written;
  return first?.digits === second?.digits || numbers.every(({ length }) => length !== second?.digits?.length);
}

/** All numbers from the first to the last, or those with an open digit. */
export function numbersBetween(token: Token | undefined): readonly string[] | null {
  const [from = "", to = ""] = token?.numbers ?? [];
  if (token?.kind === "v")
    return Array.from({ length: 10 }, (_, digit) => (from === "" ? `${digit}${to}` : `${from}${digit}`));
  if (from.length !== to.length || Number(from) >= Number(to) || Number(to) - Number(from) > 99) return null;
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) =>
    String(Number(from) + at).padStart(from.length, "0"),
  );
}
