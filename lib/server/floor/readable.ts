/** Parts of an answer that the contract can't read: each is left out and counted, the others stay. */
import type { z } from "zod";
import { coerce } from "./coerce";
import { noteLeftOut } from "./note-left-out";

/** The part as the contract reads it; undefined for one without a reading. */
export function readable(path: string, shape: z.ZodType, told: unknown): unknown {
  const part = coerce(shape, told);
  const read = shape.safeParse(part);
  if (read.success) return part;
  noteLeftOut(path, [read.error.message]);
  return undefined;
}

/** The rows of a list inside an answer. */
export const readableRows = (path: string, shape: z.ZodType, rows: readonly unknown[]): unknown[] =>
  rows.map((row) => readable(path, shape, row)).filter((row) => row !== undefined);
