import type { BoxValues } from "@/components/form/box-values";

/** What was typed, as the form of a call reads it. */
export interface Boxes<Name extends string> {
  /** Without spaces around it; empty where the box is not there, or disabled. */
  text: (name: Name) => string;
  /** The same, which is marked as missing where nothing was typed. */
  needed: (name: Name) => string;
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
export interface BoxWords {
  missing: string;
  malformed: string;
}

/** @param problems gets the text of each box that was marked; the first one of a box stays */
export function boxesOf<Name extends string>(
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
  return {
    whole,
    text,
    wrong,
    malformed: (name) => wrong(name, malformed),
    needed: (name) => {
      if (whole(name).trim() === "") wrong(name, missing);
      return text(name);
    },
    isOn: (name) => values[name] === true,
    chosen: (name) => {
      const value = values[name];
      return Array.isArray(value) ? value : [];
    },
  };
}
