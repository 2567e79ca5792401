/** Text as its writer sees it: what is copied from contact books, messengers and banks' pages holds more than that. */

/** Marks of direction and joining, and spaces of no width (U+200B–U+206F, U+FEFF and their kind). */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SPACE = /\s/gu;
const DASHES = /[\u2010-\u2015\u2212]/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/** The same text without invisible marks, every kind of space and dash as the ordinary one, nothing in full width. */
export const plainText = (text: string): string =>
  text
    .replace(INVISIBLE, "")
    .replace(SPACE, " ")
    .replace(DASHES, "-")
    .replace(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET));
