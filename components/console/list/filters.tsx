"use client";
import { useEffect, useState } from "react";
import { pasteIntoBox } from "@/components/form/paste-moment";
import { useConsoleWords } from "../words/console-words";
import styles from "./filter.module.css";
import { useAddress } from "./use-address";

interface ChoiceFilterProps {
  /** The filter's name in the address. */
  name: string;
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
  /** What the first choice, no filter, is called; "All" without it. */
  none?: string;
}

/** A filter of a few known values; the first choice is none. */
export function ChoiceFilter({ name, label, choices, none }: ChoiceFilterProps) {
  const t = useConsoleWords("list");
  const address = useAddress();
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select
        value={address.get(name) ?? ""}
        onChange={(event) => address.set({ [name]: event.target.value })}
      >
        <option value="">{none ?? t("any")}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TextFilterProps {
  /** The filter's name in the address. */
  name: string;
  label: string;
  type?: "text" | "search" | "date";
  /** Selected while nothing is chosen. */
  usual?: string | undefined;
  /** Removes what the filter cannot be, as it is typed. */
  clean?: (typed: string) => string;
}

/** How long after the last key the list is asked, ms. */
const PAUSE_MS = 300;

/** A filter that is typed; the list follows when the typing pauses. Enter leaves it, for the keys of the list. */
export function TextFilter({
  name,
  label,
  type = "text",
  usual = "",
  clean = (typed) => typed,
}: TextFilterProps) {
  const address = useAddress();
  const shown = address.get(name) ?? usual;
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  useEffect(() => {
    if (typed === shown) return;
    const timer = setTimeout(() => address.set({ [name]: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, shown, name, address]);
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <input
        type={type}
        value={typed}
        onChange={(event) => setTyped(clean(event.target.value))}
        onPaste={pasteIntoBox}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") currentTarget.blur();
        }}
      />
    </label>
  );
}
