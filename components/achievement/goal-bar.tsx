import styles from "./goal-bar.module.css";

interface GoalBarProps {
  done: number;
  needed: number;
  /** How far it is, in words; stands under the bar and names it. */
  label: string;
}

/** How far something is, as a bar and in words. */
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
