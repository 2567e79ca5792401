/** What is typed into a form, as a call's body. Loaded with the form's first focus, as zod is. */
import { z } from "zod";
import type { BoxValues } from "@/components/form/box-values";
import { type Boxes, type BoxWords, boxesOf } from "./boxes";

/** A problem of the body that is about no box of the form: it has no text, and the form says that it was refused. */
const UNPLACED = "unplaced";

interface Reading<Name extends string, Body> {
  /** The body of what is typed; null, or whatever it is, where a box was marked. */
  read: (boxes: Boxes<Name>) => Body | null;
  /** The contract's schema of the body, which has the last word; undefined where the call takes none. */
  body: z.ZodType | undefined;
  words: BoxWords;
}

/** Problems come at the boxes of the names that the body's fields have. */
export function formSchema<Name extends string, Body>({
  read,
  body,
  words,
}: Reading<Name, Body>): z.ZodType<Body, BoxValues> {
  return z
    .record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())]))
    .transform((values, context) => {
      const problems = new Map<string, string>();
      const found = read(boxesOf(values, words, problems));
      if (found !== null && problems.size === 0)
        for (const { path } of body?.safeEncode(found).error?.issues ?? []) {
          const box = path.map(String).find((part) => part in values);
          problems.set(box ?? UNPLACED, box === undefined ? UNPLACED : words.malformed);
        }
      for (const [name, message] of problems) context.addIssue({ code: "custom", path: [name], message });
      return found === null || problems.size > 0 ? z.NEVER : found;
    });
}
