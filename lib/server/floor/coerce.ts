/**
 * Reads another service's values by a shape of the contract: numbers as text, null for what is absent, lists that are
 * missing, times without an offset. What has no reading is left as it is, for the contract to refuse.
 */
import type { z } from "zod";
import { clockTime } from "@/lib/contract/values";
import { toldClock, toldDay, toldIso } from "@/lib/domain/time/time-told";

/** The parts of zod's own description of a shape that are used here. */
interface Def {
  type: string;
  format?: string;
  innerType?: Shape;
  in?: Shape;
  element?: Shape;
  shape?: Record<string, Shape>;
  options?: Shape[];
  items?: Shape[];
  valueType?: Shape;
}
type Shape = z.ZodType;

function defOf(shape: Shape): Def {
  const def: unknown = shape._zod.def;
  return def as Def;
}

/** @param shape what the value should be on the wire */
export function coerce(shape: Shape, value: unknown): unknown {
  const def = defOf(shape);
  switch (def.type) {
    case "optional":
      return isAbsent(value) ? undefined : within(def.innerType, value);
    case "nullable":
      return isAbsent(value) ? null : within(def.innerType, value);
    case "readonly":
    case "default":
      return within(def.innerType, value);
    case "pipe":
      return within(def.in, value);
    case "object":
      return isRecord(value) ? coerceFields(def.shape ?? {}, value) : value;
    case "array":
      return isAbsent(value) ? [] : eachOf(value, () => def.element);
    case "tuple":
      return eachOf(value, (at) => def.items?.[at]);
    case "union":
      return coerceUnion(def.options ?? [], shape, value);
    case "number":
      return coerceNumber(shape, value);
    case "boolean":
      return booleans.get(value) ?? value;
    case "string":
      return coerceText(shape, def.format, value);
    default:
      return value;
  }
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** True for a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const within = (inner: Shape | undefined, value: unknown) => (inner ? coerce(inner, value) : value);

const eachOf = (value: unknown, shapeAt: (at: number) => Shape | undefined) =>
  Array.isArray(value) ? value.map((one, at) => within(shapeAt(at), one)) : value;

function coerceFields(fields: Record<string, Shape>, value: Record<string, unknown>) {
  const read: Record<string, unknown> = { ...value };
  for (const [name, shape] of Object.entries(fields)) {
    read[name] = coerce(shape, value[name]);
    if (read[name] === undefined) delete read[name];
  }
  return read;
}

function coerceUnion(options: readonly Shape[], shape: Shape, value: unknown): unknown {
  if (shape.safeParse(value).success) return value;
  const fitting = options.map((option) => coerce(option, value));
  return fitting.find((read, at) => options[at]?.safeParse(read).success) ?? value;
}

const booleans = new Map<unknown, boolean>([
  ...([1, "1", "true"] as const).map((told) => [told, true] as const),
  ...([0, "0", "false"] as const).map((told) => [told, false] as const),
]);

/** A fraction finer than the contract takes is rounded to its nearest hundredth, or cut where whole numbers stand. */
function coerceNumber(shape: Shape, value: unknown): unknown {
  const isWritten =
    typeof value === "string" && /^-?\d{1,3}(?:,\d{3})*(?:\.\d+)?$|^-?\d+(?:\.\d+)?$/.test(value);
  const number = isWritten ? Number(value.replaceAll(",", "")) : value;
  if (typeof number !== "number" || shape.safeParse(number).success) return number;
  const rounded = Math.round(number * 100) / 100;
  return [rounded, Math.trunc(number)].find((near) => shape.safeParse(near).success) ?? number;
}

function coerceText(shape: Shape, format: string | undefined, value: unknown): unknown {
  const text = typeof value === "number" && format !== "datetime" ? String(value) : value;
  if (shape.safeParse(text).success) return text;
  if (format === "datetime") return toldIso(text) ?? text;
  if (typeof text !== "string") return text;
  if (format === "date") return toldDay(text) ?? text;
  return shape === clockTime ? (toldClock(text) ?? text) : text;
}
