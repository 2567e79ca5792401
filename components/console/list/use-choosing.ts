"use client";
import { useCallback, useState } from "react";

/** Rows of a list that are chosen for an act on all of them. */
export interface Choosing<Row> {
  /** Keys of the chosen rows. */
  chosen: ReadonlySet<string>;
  /** Said for screen readers: what its box chooses. */
  nameOf: (row: Row) => string;
  isChoosable: (row: Row) => boolean;
  choose: (keys: readonly string[], isOn: boolean) => void;
}

/** Nothing is chosen at first; what leaves the list is chosen no longer. */
export function useChoosing<Row>(
  nameOf: (row: Row) => string,
  isChoosable: (row: Row) => boolean,
): Choosing<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback(
    (keys: readonly string[], isOn: boolean) =>
      setChosen((before) => {
        const after = new Set(before);
        for (const key of keys) isOn ? after.add(key) : after.delete(key);
        return after;
      }),
    [],
  );
  return { chosen, nameOf, isChoosable, choose };
}
