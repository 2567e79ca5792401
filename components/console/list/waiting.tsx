"use client";
import { useConsoleWords } from "../words/console-words";
import styles from "./record-list.module.css";

/** Pixels of a row before it was measured. */
export const ROW_PX = 42;

const waitingRows = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Stands where records will, until they are read. */
export function Waiting() {
  const t = useConsoleWords("list");
  return (
    <div role="status" aria-label={t("loading")}>
      {waitingRows.map((row) => (
        <div key={row} className={styles.coming} />
      ))}
    </div>
  );
}
