import type { z } from "zod";
import { entries } from "@/lib/contract";

/** A text that a call takes: the call's path, the field's name, and its schema. */
export interface BodyText {
  readonly call: string;
  readonly name: string;
  readonly schema: z.ZodString;
}

/** The parts of a schema's definition that hold others. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  options?: readonly z.ZodType[];
  element?: z.ZodType;
  valueType?: z.ZodType;
  in?: z.ZodType;
  innerType?: z.ZodType;
}

/** Every text in the bodies and queries of the contract, however deep. */
export const bodyTexts: readonly BodyText[] = entries.flatMap(([, { path, body, query }]) =>
  [body, query].flatMap((shape) => (shape ? textsIn(shape, "", path) : [])),
);

function textsIn(schema: z.ZodType, name: string, call: string): BodyText[] {
  const { type, shape, options, element, valueType, in: input, innerType } = schema._zod.def as Def;
  if (type === "string") return [{ call, name, schema: schema as z.ZodString }];
  if (shape) return Object.entries(shape).flatMap(([key, part]) => textsIn(part, key, call));
  const parts = options ?? [element, valueType, input, innerType].filter((part) => part !== undefined);
  return parts.flatMap((part) => textsIn(part, name, call));
}
