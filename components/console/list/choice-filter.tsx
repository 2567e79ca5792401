"use client";
import { useConsoleWords } from "../words/console-words";
import styles from "./filter.module.css";
import { useAddress } from "./use-address";

interface Props {
  /** The filter's name in the address. */
  name: string;
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
  /** What the first choice, no filter, is called; "All" without it. */
  none?: string;
}

/** A filter of a few known values; the first choice is none. */
export function ChoiceFilter({ name, label, choices, none }: Props) {
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
