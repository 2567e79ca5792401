import "./shared-styles";
import type { ReactNode } from "react";
import styles from "./sheet-acts.module.css";

/** A sheet's two buttons, side by side and of equal size: first back, then the action. */
export function SheetActs({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>;
}
