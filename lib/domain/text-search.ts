/** True when every typed word occurs in the text, in any spelling; nothing typed finds everything. */
export function hasEveryWord(text: string, typed: string): boolean {
  const searched = plain(text);
  // What dashes join is one word: "hi-lo" is not found where "hi" and "lo" occur somewhere.
  return typed
    .trim()
    .split(/\s+/)
    .every((word) => searched.includes(plain(word)));
}

/** Normalises what looks the same: width, case, spaces and dashes. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLocaleLowerCase("en")
    .replace(/[\s\-_]+/g, " ")
    .trim();
