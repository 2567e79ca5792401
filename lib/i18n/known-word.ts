/** A code in the reader's language; what is no code of ours (an operator's own sentence) is shown as it was written. */
export function knownWord(known: Readonly<Record<string, string>>, text: string): string {
  return Object.hasOwn(known, text) ? (known[text] ?? text) : text;
}
