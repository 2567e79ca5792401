/** Which replies can be exported as CSV, and the columns of each: they follow from the contract's own shapes. */
import { z } from "zod";
import { type Endpoint, isOperators } from "./endpoint";

/** The path of a value inside an item: `["account", "bankCode"]`. */
export type Column = readonly string[];

/** Header by which a caller asks for a list as a file. */
export const CSV = "text/csv";

const found = new WeakMap<Endpoint, readonly Column[] | null>();

/** The columns of an operators' list that comes page by page; null for every other call. */
export function csvColumns(entry: Endpoint): readonly Column[] | null {
  const known = found.get(entry);
  if (known !== undefined) return known;
  const columns = isOperators(entry) ? columnsOfList(entry.reply) : null;
  found.set(entry, columns);
  return columns;
}

function columnsOfList(reply: z.ZodType): readonly Column[] | null {
  if (!(reply instanceof z.ZodObject) || !("nextCursor" in reply.shape)) return null;
  const { items } = reply.shape;
  return items instanceof z.ZodArray ? columnsOf(items.element as z.ZodType) : null;
}

/** Fields of objects become columns of their own; lists and free values fill one cell. */
function columnsOf(shape: z.ZodType): readonly Column[] {
  const inner = unwrapped(shape);
  if (inner instanceof z.ZodDiscriminatedUnion)
    return merged(inner.options.map((one) => columnsOf(one as z.ZodType)));
  if (!(inner instanceof z.ZodObject)) return [[]];
  const fields = Object.entries(inner.shape as Record<string, z.ZodType>);
  return fields.flatMap(([name, field]) => columnsOf(field).map((path) => [name, ...path]));
}

function unwrapped(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return unwrapped(shape.unwrap() as z.ZodType);
  return shape;
}

/** The columns of all kinds of items, each once. */
function merged(kinds: readonly (readonly Column[])[]): readonly Column[] {
  return [...new Map(kinds.flat().map((column) => [column.join("."), column])).values()];
}

/** A column's value in an item as it is on the wire; undefined where the item has none. */
export const valueAt = (item: unknown, [name, ...rest]: Column): unknown =>
  name === undefined
    ? item
    : typeof item === "object" && item !== null
      ? valueAt((item as Record<string, unknown>)[name], rest)
      : undefined;
