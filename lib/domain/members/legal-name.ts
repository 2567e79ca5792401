/** Marks that change the text direction: with them a name reads differently from what is stored. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const CONTROLS = /\p{Cc}/u;
/** Invisible characters; among them word breaks of Khmer and Burmese, which banks do not store. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/** What is wrong with the characters of a person's name, or null. */
export function legalNameFault(typed: string): "name-marks" | null {
  return DIRECTION_MARKS.test(typed) || CONTROLS.test(typed) ? "name-marks" : null;
}

/**
 * A name as it is stored and compared: full-width letters become ordinary ones, runs of spaces one. Letters of
 * Thai, Khmer and Burmese stay as typed.
 */
export function readLegalName(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(FULL_WIDTH, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET))
    .replace(INVISIBLE, "")
    .replace(/\s+/gu, " ")
    .trim();
}
