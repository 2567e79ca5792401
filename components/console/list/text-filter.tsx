"use client";
import { useEffect, useState } from "react";
import styles from "./filter.module.css";
import { useAddress } from "./use-address";

interface Props {
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
export function TextFilter({ name, label, type = "text", usual = "", clean = (typed) => typed }: Props) {
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
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") currentTarget.blur();
        }}
      />
    </label>
  );
}
