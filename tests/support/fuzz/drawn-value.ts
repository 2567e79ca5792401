/** Values on the wire that a shape of the contract accepts, drawn by chance. */
import fc from "fast-check";
import type { z } from "zod";
import type { Chance } from "../day/chance";

/** What zod 4 keeps of a shape, as far as values are made from it. */
interface Def {
  type: string;
  checks?: { _zod: { def: Check } }[];
  format?: string;
  pattern?: RegExp;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  element?: z.ZodType;
  items?: z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  entries?: Record<string, string | number>;
  values?: unknown[];
}
interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  inclusive?: boolean;
  format?: string;
  pattern?: RegExp;
}

/** Values that exist in the fuzzed database. */
export interface Pool {
  /** Ids of rows of any kind. */
  ids: readonly string[];
  /** Those that the call most likely means, by the names of their tables. */
  near: readonly string[];
  /** By the field's name. */
  named: Readonly<Record<string, (chance: Chance) => unknown>>;
}

export interface Draw {
  chance: Chance;
  pool: Pool;
}

/** Of a whole body, and of each item of a list in it. */
const MOST_TRIES = 200;
const MOST_ITEM_TRIES = 20;

/**
 * A value that the shape accepts; null where none was found, by rules that the drawing does not know.
 * @returns the value in a list of its own, so that an absent one is one too
 */
export function acceptedBy(shape: z.ZodType, draw: Draw): [unknown] | null {
  for (let at = 0; at < MOST_TRIES; at++) {
    const value = drawn(shape, draw, "");
    if (shape.safeParse(value).success) return [value];
  }
  return null;
}

function drawn(shape: z.ZodType, draw: Draw, name: string): unknown {
  const def = shape._zod.def as unknown as Def;
  const { chance, pool } = draw;
  const known = pool.named[name];
  if (known && chance.happens(0.8)) return known(chance);
  const inside = def.innerType ?? def.in ?? def.left;
  switch (def.type) {
    case "optional":
      return inside && chance.happens(0.6) ? drawn(inside, draw, name) : undefined;
    case "nullable":
      return inside && chance.happens(0.7) ? drawn(inside, draw, name) : null;
    case "default":
    case "prefault":
    case "readonly":
    case "pipe":
      return inside && drawn(inside, draw, name);
    case "intersection":
      return {
        ...(def.left && (drawn(def.left, draw, name) as object)),
        ...(def.right && (drawn(def.right, draw, name) as object)),
      };
    case "object":
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .map(([key, each]) => [key, drawn(each, draw, key)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case "record":
      return def.valueType ? { [draw.chance.digits(3)]: drawn(def.valueType, draw, name) } : {};
    case "array":
      return listOf(def, draw, name);
    case "tuple":
      return (def.items ?? []).map((item) => drawn(item, draw, name));
    case "union":
      return def.options && drawn(chance.pick(def.options), draw, name);
    case "enum":
      return chance.pick(Object.values(def.entries ?? {}));
    case "literal":
      return chance.pick(def.values ?? []);
    case "boolean":
      return chance.happens(0.5);
    case "number":
    case "int":
      return numberOf(def, chance);
    case "string":
      return textOf(def, draw);
    case "null":
      return null;
    case "undefined":
      return undefined;
    default:
      return chance.digits(4);
  }
}

const checksOf = (def: Def): Check[] => [
  ...(def.checks ?? []).map(({ _zod }) => _zod.def),
  ...(def.format ? [{ check: "string_format", format: def.format, pattern: def.pattern } as Check] : []),
];

function listOf(def: Def, draw: Draw, name: string): unknown[] {
  const checks = checksOf(def);
  const least = checks.find(({ check }) => check === "min_length")?.minimum ?? 0;
  const most = Math.min(checks.find(({ check }) => check === "max_length")?.maximum ?? 3, least + 3);
  const count = least + draw.chance.below(most - least + 1);
  return Array.from({ length: count }, () => def.element && itemOf(def.element, draw, name));
}

/** One that its own shape accepts, where some tries find one: whole lists would seldom have good items only. */
function itemOf(shape: z.ZodType, draw: Draw, name: string): unknown {
  for (let at = 1; at < MOST_ITEM_TRIES; at++) {
    const value = drawn(shape, draw, name);
    if (shape.safeParse(value).success) return value;
  }
  return drawn(shape, draw, name);
}

/** Small numbers most often, both limits sometimes. */
function numberOf(def: Def, chance: Chance): number {
  const checks = checksOf(def);
  const least = checks.find(({ check }) => check === "greater_than")?.value ?? 0;
  const most = checks.find(({ check }) => check === "less_than")?.value ?? 1_000;
  const step = checks.find(({ check }) => check === "multiple_of")?.value ?? 1;
  if (chance.happens(0.1)) return chance.pick([least, most]);
  const span = Math.min(most - least, 500);
  const whole = Math.ceil(least) + chance.below(Math.floor(span) + 1);
  return step < 1 && chance.happens(0.5) ? Math.round((whole + 0.25) * 100) / 100 : whole;
}

/** Text that many programs stumble over. */
export const oddTexts = [
  "",
  " ",
  "ก็",
  "ခ္စ",
  "🎲".repeat(3),
  "\u202e123",
  "'; DROP TABLE member; --",
  "%00%0a",
  "../../etc/passwd",
  "<img src=x onerror=alert(1)>",
  "{{7*7}}",
  "NaN",
  "-0",
  "1e9",
] as const;

const isUuid = (id: string) => /^[0-9a-f-]{36}$/.test(id);

/** A row's id, most often of a table that the call means; empty where none fits. */
function idFor({ ids, near }: Pool, chance: Chance, fits: (id: string) => boolean): string {
  const [close, any] = [near.filter(fits), ids.filter(fits)];
  if (close.length > 0 && chance.happens(0.7)) return chance.pick(close);
  return any.length > 0 ? chance.pick(any) : "";
}

/** Without looking ahead, which the drawing does not know: what it excludes is drawn again. */
const withoutLooks = ({ source }: RegExp) => new RegExp(source.replaceAll(/\(\?[!=][^)]*\)/g, ""));

function textOf(def: Def, { chance, pool }: Draw): string {
  const checks = checksOf(def);
  const format = checks.find((check) => check.check === "string_format" && check.format !== "regex")?.format;
  const pattern = checks.find(
    (check) => check.check === "string_format" && check.format === "regex",
  )?.pattern;
  const least = checks.find(({ check }) => check === "min_length")?.minimum ?? 0;
  const most = checks.find(({ check }) => check === "max_length")?.maximum ?? 40;
  switch (format) {
    case "guid":
    case "uuid":
      return idFor(pool, chance, isUuid);
    case "datetime":
      return `2026-11-${20 + chance.below(9)}T${10 + chance.below(10)}:00:00+07:00`;
    case "date":
      return `2026-1${chance.below(2) + 1}-${10 + chance.below(18)}`;
    case "url":
      return "https://example.com/a";
    case "email":
      return `a${chance.digits(5)}@example.com`;
  }
  if (pattern) {
    if (chance.happens(0.7)) {
      const id = idFor(pool, chance, (each) => pattern.test(each));
      if (id) return id;
    }
    const [made = ""] = fc.sample(fc.stringMatching(withoutLooks(pattern)), {
      numRuns: 1,
      seed: chance.below(1e9),
    });
    return made;
  }
  const words = chance.happens(0.3) ? chance.pick(oddTexts) : `words ${chance.digits(4)}`;
  return words.slice(0, most).padEnd(least, "x");
}
