/** Marks that turn the direction of what follows: with them a name reads otherwise than it is stored. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const CONTROLS = /\p{Cc}/u;
/** Seen by nobody; word breaks of Khmer and Burmese among them, which no bank keeps. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/** What is wrong with the characters of a person's name, or null. */
export function legalNameFault(typed: string): "name-marks" | null {
  return DIRECTION_MARKS.test(typed) || CONTROLS.test(typed) ? "name-marks" : null;
}

/**
 * A name as it is kept and compared: full-width letters are ordinary ones, spaces are single. Letters of Thai, Khmer
 * and Burmese stay as they were typed.
 */
export function readLegalName(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(FULL_WIDTH, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET))
    .replace(INVISIBLE, "")
    .replace(/\s+/gu, " ")
    .trim();
}
