/** What a page's HTML says to a reader. */

const unseen =
  /<(script|style|template|svg|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<head\b[\s\S]*?<\/head>/gi;
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Texts in the order of the page, one line for each piece between two tags. */
export const textsOf = (html: string): string[] =>
  html
    .replace(unseen, "")
    .split(/<[^>]*>/)
    .map((text) => decoded(text).replace(/\s+/g, " ").trim())
    .filter(Boolean);

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name)] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
  });

/** Values that a program wrote in a place of words. */
const unwritten = /\[object \w+\]|\bundefined\b|\bNaN\b|\bInvalid Date\b/;

/** The first piece of text that no reader should see; null where there is none. */
export const unwrittenIn = (html: string): string | null =>
  textsOf(html).find((text) => unwritten.test(text)) ?? null;
