"use client";
import { type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { usePrinting } from "@/components/ui/hooks/use-printing";
import type { PoyWords } from "../poy-words";
import styles from "./receipt-fold.module.css";

/** What proves the slip to others, behind one line: the slip itself comes first. Paper has all of it. */
export function ReceiptFold({ words, children }: { words: PoyWords["check"]; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <details
      className={styles.fold}
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => isPrinting || setOpen(currentTarget.open)}
    >
      <summary className={styles.line}>
        <Icon name="shield" size={20} />
        <span className={styles.words}>
          <strong>{words.title}</strong>
          <span className={styles.note}>{words.note}</span>
        </span>
        <Icon name="down" size={20} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
