import styles from "../form.module.css";

/** Why a member was sent back to the form; shown above it. */
export function EntryAlert({ text }: { text: string }) {
  return (
    <div role="alert" className={`${styles.refusal} ${styles.notice}`}>
      <p>{text}</p>
    </div>
  );
}
