/** Values made from the schemas of the OpenAPI document alone, as a mock server makes them. */
import fc from "fast-check";

export interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
}

/**
 * `full`: every property, one row in a list, the first of the choices. `bare`: only what is required, empty
 * lists, the last of the choices (`null` where it may be). `extreme`: as full, with the largest numbers and
 * unusual times.
 */
export type Taste = "full" | "bare" | "extreme";

const texts: Record<string, Record<Taste, string>> = {
  "date-time": {
    full: "2026-11-22T10:00:00+07:00",
    bare: "2026-11-22T10:00:00+07:00",
    extreme: "0001-01-01T00:00:00Z",
  },
  date: { full: "2026-11-22", bare: "1900-01-01", extreme: "2199-12-31" },
  uri: { full: "https://a.test/x", bare: "https://a.test/x", extreme: `https://a.test/${"x".repeat(500)}` },
  email: { full: "a@b.test", bare: "a@b.test", extreme: "a@b.test" },
  uuid: {
    full: "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90",
    bare: "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90",
    extreme: "ffffffff-ffff-ffff-ffff-ffffffffffff",
  },
};

export function exampleOf(schema: Schema, taste: Taste): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(taste === "full" ? 0 : -1);
  const choices = schema.anyOf ?? schema.oneOf;
  const chosen = taste === "bare" ? choices?.at(-1) : choices?.[0];
  if (chosen) return exampleOf(chosen, taste);
  switch (schema.type) {
    case "object":
      return objectOf(schema, taste);
    case "array":
      return Array.from({ length: lengthOf(schema, taste) }, () => exampleOf(schema.items ?? {}, taste));
    case "string":
      return textOf(schema, taste);
    case "integer":
    case "number":
      return numberOf(schema, taste);
    case "boolean":
      return taste === "full";
    case "null":
      return null;
    default:
      return {};
  }
}

function objectOf({ properties = {}, required = [] }: Schema, taste: Taste): Record<string, unknown> {
  const names = taste === "bare" ? required : Object.keys(properties);
  return Object.fromEntries(
    names.map((name) => [
      name,
      namedExample(name, properties[name] ?? {}) ?? exampleOf(properties[name] ?? {}, taste),
    ]),
  );
}

/** Parameters that pages read from their address, where any text of that name is valid. */
export const askedFor: Readonly<Record<string, string>> = {
  ...{ betGroup: "gov", betType: "gov", betId: "gov-2026-12-01", dt: "2026-12-01" },
  poyId: "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90",
};

function namedExample(name: string, { type, enum: choices, pattern }: Schema): string | undefined {
  const value = askedFor[name];
  if (value === undefined || type !== "string" || choices) return undefined;
  return pattern === undefined || new RegExp(pattern, "u").test(value) ? value : undefined;
}

function lengthOf({ minItems = 0, maxItems = 1 }: Schema, taste: Taste): number {
  return taste === "bare" ? minItems : Math.max(minItems, Math.min(1, maxItems));
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Schema, taste: Taste): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  if (taste === "bare") return least;
  return taste === "extreme" && maximum !== undefined ? maximum : Math.max(least, Math.min(1, maximum ?? 1));
}

/** Patterns with lookahead are about the site's paths; texts cannot be generated from them. */
const paths = ["/text", "/text.vtt", "text"];

/** One seed: the same text for the same pattern, run after run. */
function textOf({ format, pattern, allOf, minLength = 0 }: Schema, taste: Taste): string {
  const known = format && texts[format];
  if (known) return known[taste];
  const source = pattern ?? allOf?.find((part) => part.pattern)?.pattern;
  if (source === undefined) return "text".padEnd(minLength, "x");
  const rule = new RegExp(source, "u");
  if (source.includes("(?!")) return paths.find((path) => rule.test(path)) ?? "";
  const [made = ""] = fc.sample(fc.stringMatching(rule), { numRuns: 1, seed: 1 });
  return made;
}
