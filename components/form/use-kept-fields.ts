"use client";
import { useEffect } from "react";
import { forgetFields, keepFields, keptFields } from "@/stores/member/kept-fields";
import { isBox, typeInto } from "./box-values";

/** Which boxes are kept, and under which key of this tab. */
export interface Keeping {
  as: string;
  /** A constant. Never a PIN, never a code. */
  names: readonly string[];
  /** The boxes start with something of their own. */
  isOff?: boolean;
}

const nothing: readonly string[] = [];

/**
 * Keeps what is typed into the named boxes of a form over a reload and a change of language, in this tab. They are
 * filled in after hydration, so the server's HTML never differs. Returns what forgets them, once the form is sent.
 */
export function useKeptFields(form: HTMLFormElement | null, keep: Keeping | undefined): () => void {
  const { as: key, names = nothing, isOff = false } = keep ?? {};
  useEffect(() => {
    if (!form || key === undefined || isOff) return;
    const kept = Object.entries(keptFields(key)).filter(([name]) => names.includes(name));
    const late = kept.filter(([name, value]) => !typeInto(form, name, value, true));
    // A restored choice may bring boxes of its own, which are there after the next rendering.
    const timer = setTimeout(() => {
      for (const [name, value] of late) typeInto(form, name, value, true);
    });
    const store = ({ target }: Event) => {
      if (isBox(target) && names.includes(target.name)) keepFields(key, { [target.name]: target.value });
    };
    form.addEventListener("input", store);
    form.addEventListener("change", store);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", store);
      form.removeEventListener("change", store);
    };
  }, [form, key, names, isOff]);
  return () => {
    if (key !== undefined) forgetFields(key);
  };
}
