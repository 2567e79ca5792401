import "./shared-styles";
import type { ReactNode } from "react";
import styles from "./sheet-acts.module.css";

/** A sheet's two ways on, side by side and alike: first the way back, then the act. */
export function SheetActs({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>;
}
