/** Bodies that have been damaged in one place; most of them no shape accepts. */
import type { Chance } from "../day/chance";
import { oddTexts } from "./drawn-value";

const wrongValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.1 + 0.2,
  1e308,
  Number.MAX_SAFE_INTEGER,
  "",
  "\0",
  "\ud800",
  "x".repeat(3_000),
  [],
  {},
  [[[[[[[[]]]]]]]],
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59+14:00",
  "2026-02-30",
  "00000000-0000-0000-0000-000000000000",
  ...oddTexts,
];

/** The body with one value changed, a field left out or added, or another body altogether. */
export function damaged(body: unknown, chance: Chance): unknown {
  if (chance.happens(0.08)) return chance.pick([null, [], "text", 7, true, [body], { data: body }]);
  const copy = structuredClone(body);
  if (typeof copy !== "object" || copy === null) return chance.pick(wrongValues);
  if (chance.happens(0.15))
    return Object.assign(copy, { [chance.pick(["constructor", "isAdmin", "role", "uuid", "$where"])]: "x" });
  return damageIn(copy as Record<string, unknown>, chance) ? copy : chance.pick(wrongValues);
}

/** Changes one value somewhere inside. @returns whether there was one */
function damageIn(place: Record<string, unknown>, chance: Chance): boolean {
  const keys = Object.keys(place);
  if (keys.length === 0) return false;
  const key = chance.pick(keys);
  const value = place[key];
  if (typeof value === "object" && value !== null && chance.happens(0.6))
    if (damageIn(value as Record<string, unknown>, chance)) return true;
  if (chance.happens(0.2)) delete place[key];
  else place[key] = chance.pick(wrongValues);
  return true;
}
