import type { ReactNode } from "react";
import styles from "./row.module.css";

/** Things beside each other, in as many lines as they need; `fields` stand further apart, and on one upper edge. */
export function Row({ isOfFields, children }: { isOfFields?: boolean; children: ReactNode }) {
  return <div className={isOfFields ? styles.fields : styles.row}>{children}</div>;
}
