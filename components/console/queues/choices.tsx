"use client";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import type { ReactNode } from "react";
import styles from "./queues.module.css";

interface Props<Item> {
  /** Names the group for screen readers. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  children: (item: Item) => ReactNode;
}

/** One of several candidates, each on a line; the arrow keys choose. */
export function Choices<Item>({ label, items, idOf, chosen, onChoose, children }: Props<Item>) {
  return (
    <RadioGroup
      aria-label={label}
      value={chosen ?? ""}
      onChange={(event) => onChoose(event.target.value)}
      className={styles.choices}
    >
      {items.map((item) => (
        <FormControlLabel
          key={idOf(item)}
          value={idOf(item)}
          control={<Radio />}
          label={children(item)}
          className={styles.choice}
        />
      ))}
    </RadioGroup>
  );
}
