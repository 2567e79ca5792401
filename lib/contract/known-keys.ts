/** Refuses what is wrong with a body before the body is parsed further: its depth, and unknown keys. */
import type { z } from "zod";
import { isDeeperThan } from "@/lib/kernel/json-depth";
import type { Endpoint } from "./endpoint";
import { Fault } from "./fault";

/** The deepest body of the contract has six levels. */
const MOST_LEVELS = 32;

/** Throws `invalid-input` for JSON that is nested without end: what reads it next would run out of stack. */
export function refuseDeepBody(said: unknown): void {
  if (isDeeperThan(said, MOST_LEVELS))
    throw new Fault("invalid-input", { issues: [{ path: "body", code: "too_deep" }] });
}

/** Unknown keys named in the refusal. */
const MOST_NAMED = 5;
const MOST_NAME = 80;

/**
 * Throws `invalid-input` when a JSON body has a top-level key that the entry does not define. A body that is not
 * a JSON object is left to the entry's shape.
 */
export function refuseUnknownKeys({ body: shape }: Pick<Endpoint, "body">, said: unknown): void {
  const known = knownKeys(shape);
  if (!known || typeof said !== "object" || said === null || Array.isArray(said)) return;
  const unknown: string[] = [];
  for (const key of Object.keys(said)) {
    if (!known.has(key)) unknown.push(key);
    if (unknown.length === MOST_NAMED) break;
  }
  if (unknown.length === 0) return;
  throw new Fault("invalid-input", {
    issues: unknown.map((key) => ({ path: `body.${key.slice(0, MOST_NAME)}`, code: "unrecognized_keys" })),
  });
}

const found = new WeakMap<z.ZodType, ReadonlySet<string> | null>();

/** Null where any key is allowed; a call without a body allows none. */
export function knownKeys(shape: z.ZodType | undefined): ReadonlySet<string> | null {
  if (!shape) return new Set();
  const before = found.get(shape);
  if (before !== undefined) return before;
  const keys = keysIn(shape._zod.def as Def);
  found.set(shape, keys);
  return keys;
}

/** The parts of a shape's definition that this file reads. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  options?: readonly z.ZodType[];
  left?: z.ZodType;
  right?: z.ZodType;
  in?: z.ZodType;
  innerType?: z.ZodType;
}

function keysIn({
  type,
  shape,
  options,
  left,
  right,
  in: input,
  innerType,
}: Def): ReadonlySet<string> | null {
  if (type === "object" && shape) return new Set(Object.keys(shape));
  const parts = options ?? (left && right ? [left, right] : [input ?? innerType].filter((part) => !!part));
  if (parts.length === 0) return null;
  const sets = parts.map((part) => knownKeys(part));
  return sets.some((set) => set === null) ? null : new Set(sets.flatMap((set) => [...(set ?? [])]));
}
