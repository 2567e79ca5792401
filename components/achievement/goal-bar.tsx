import styles from "./goal-bar.module.css";

interface GoalBarProps {
  done: number;
  needed: number;
  /** The progress as text; shown under the bar and used as its label. */
  label: string;
}

/** Progress as a bar and as text. */
export function GoalBar({ done, needed, label }: GoalBarProps) {
  return (
    <div className={styles.bar}>
      <progress className={styles.line} max={needed} value={Math.min(done, needed)} aria-label={label} />
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
    </div>
  );
}
