import "../shared-styles";
import type { ReactNode } from "react";
import styles from "./dialog-actions.module.css";

/** A sheet's two buttons, side by side and of equal size: first back, then the action. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>;
}
