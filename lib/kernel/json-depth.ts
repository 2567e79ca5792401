/**
 * Whether a parsed JSON value is nested deeper than so many levels. Parsers read any depth, but what walks a value
 * afterwards (another parser, a copy, JSON.stringify) runs out of stack at a few thousand. Uses no stack itself.
 */
export function isDeeperThan(value: unknown, most: number): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === most) return true;
    level = level.flatMap((one) => Object.values(one)).filter(isNested);
  }
  return false;
}

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;
