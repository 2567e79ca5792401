/** What is typed into a form, as a call's body. Loaded with the form's first focus, as zod is. */
import { z } from "zod";
import type { BoxValues } from "@/components/form/box-values";
import { plainLine } from "@/lib/domain/money/typed-amount";

/** A problem of the body that is about no box of the form: it has no text, and the form says that it was refused. */
const UNPLACED = "unplaced";
/** Up to nine digits, with or without commas between the thousands. */
const WHOLE = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/;

interface Reading<Name extends string, Body> {
  /** The body of what is typed; null, or whatever it is, where a box was marked. */
  read: (boxes: Boxes<Name>) => Body | null;
  /** The contract's schema of the body, which has the last word; undefined where the call takes none. */
  body: z.ZodType | undefined;
  words: BoxWords;
}

/** What was typed, as the form of a call reads it. */
export interface Boxes<Name extends string> {
  /** Without spaces around it; empty where the box is not there, or disabled. */
  text: (name: Name) => string;
  /** The same, which is marked as missing where nothing was typed. */
  needed: (name: Name) => string;
  /** A whole number; 0, and the box marked, where the text is none: "1.5" is not fifteen. */
  count: (name: Name) => number;
  /** As it was typed: a password may begin with a space. */
  whole: (name: Name) => string;
  isOn: (name: Name) => boolean;
  /** The ticked ones of several boxes of one name. */
  chosen: (name: Name) => readonly string[];
  /** Marks a box that holds what it cannot. */
  malformed: (name: Name) => null;
  /**
   * Marks a box; the form is not sent.
   * @returns null, which `read` may return in place of a body
   */
  wrong: (name: Name, text: string) => null;
}

/** Texts of a box in which nothing was typed, and of one that cannot be taken. */
interface BoxWords {
  missing: string;
  malformed: string;
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

/** @param problems gets the text of each box that was marked; the first one of a box stays */
function boxesOf<Name extends string>(
  values: BoxValues,
  { missing, malformed }: BoxWords,
  problems: Map<string, string>,
): Boxes<Name> {
  const whole = (name: Name) => {
    const value = values[name];
    return typeof value === "string" ? value : "";
  };
  const text = (name: Name) => whole(name).trim();
  const wrong = (name: Name, problem: string) => {
    if (!problems.has(name)) problems.set(name, problem);
    return null;
  };
  const needed = (name: Name) => {
    if (whole(name).trim() === "") wrong(name, missing);
    return text(name);
  };
  return {
    whole,
    text,
    wrong,
    needed,
    malformed: (name) => wrong(name, malformed),
    count: (name) => {
      const typed = plainLine(needed(name));
      if (WHOLE.test(typed)) return Number(typed.replaceAll(",", ""));
      wrong(name, malformed);
      return 0;
    },
    isOn: (name) => values[name] === true,
    chosen: (name) => {
      const value = values[name];
      return Array.isArray(value) ? value : [];
    },
  };
}
