/** Digits of a log head that are shown and printed: enough to identify it. */
const SHOWN = 16;

/** The first digits of a log head in groups of four, "1d14 02aa 1596 9f79". */
export const headDigits = (head: string): string => head.slice(0, SHOWN).replace(/.{4}(?=.)/g, "$& ");
