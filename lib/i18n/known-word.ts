/** A code's text in the reader's language; any other text (one that an operator wrote) is returned unchanged. */
export function knownWord(known: Readonly<Record<string, string>>, text: string): string {
  return Object.hasOwn(known, text) ? (known[text] ?? text) : text;
}
