import "./shared-styles";
import type { ReactNode } from "react";
import styles from "./chip.module.css";

export type ChipTone = "neutral" | "success" | "warning" | "danger" | "gold" | "link";

/** A state in one or two words. The colour is never the only sign. */
export function Chip({ tone = "neutral", children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>;
}
