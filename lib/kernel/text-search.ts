import { occursNearly } from "./near-word";

/** The most signs that are searched for. */
export const MOST_SEARCHED = 40;

/** True when every typed word occurs in the text, in any spelling; nothing typed finds everything. */
export const hasEveryWord = (text: string, typed: string): boolean =>
  everyWord(text, typed, (searched, word) => searched.includes(word));

/** The same with typing errors, for what is found nowhere as it was typed. */
export const hasEveryWordNearly = (text: string, typed: string): boolean =>
  everyWord(text, typed, occursNearly);

function everyWord(
  text: string,
  typed: string,
  occurs: (searched: string, word: string) => boolean,
): boolean {
  const searched = plain(text);
  // What dashes join is one word: "hi-lo" is not found where "hi" and "lo" occur somewhere.
  return typed
    .trim()
    .split(/\s+/)
    .every((word) => occurs(searched, plain(word)));
}

/**
 * Normalises what looks the same: width, case, spaces and dashes. The signs that forbid a line break within a word are
 * in our messages and on no keyboard.
 */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u200B\u2060]/g, "")
    .toLocaleLowerCase("en")
    .replace(/[\s\-_]+/g, " ")
    .trim();
