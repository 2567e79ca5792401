/** The markets' names by betType, without the tables of groups and options in the same file. */
export function marketNames(words: Readonly<Record<string, unknown>>): Record<string, string> {
  const pairs = Object.entries(words).filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return Object.fromEntries(pairs);
}
