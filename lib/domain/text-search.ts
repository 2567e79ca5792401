/** True when every typed word occurs in the text, in any spelling; nothing typed finds everything. */
export function hasEveryWord(text: string, typed: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(" ")
    .every((word) => searched.includes(word));
}

/** Normalises what looks the same: width, case, spaces and dashes. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLocaleLowerCase("en")
    .replace(/[\s\-_]+/g, " ")
    .trim();
