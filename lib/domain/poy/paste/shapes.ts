import type { Token } from "./tokenize";

/** The parts of a production's match, each as its tokens. */
export type Match = Readonly<Record<string, readonly Token[]>>;

export function kindsOf(tokens: readonly Token[]): string {
  let kinds = "";
  for (const { kind } of tokens) kinds += kind;
  return kinds;
}

/** The named parts of a match over the kinds of tokens, by their places. */
export type Places = readonly (readonly [name: string, from: number, to: number])[];

export const placesOf = (match: RegExpMatchArray): Places =>
  Object.entries(match.indices?.groups ?? {}).flatMap(([name, span]) =>
    span ? [[name, ...span] as const] : [],
  );

export function partsOf(places: Places, tokens: readonly Token[]): Match {
  const parts: Record<string, readonly Token[]> = {};
  for (const [name, from, to] of places) parts[name] = tokens.slice(from, to);
  return parts;
}

/** The matches of a part that repeats, each as its named parts. */
export function each(tokens: readonly Token[], pattern: RegExp): readonly Match[] {
  return [...kindsOf(tokens).matchAll(pattern)].map((match) => partsOf(placesOf(match), tokens));
}
