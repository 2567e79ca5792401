import styles from "./form.module.css";

/** Why somebody is back at the form: said before he types anything. */
export function EntryNotice({ text }: { text: string }) {
  return (
    <div role="alert" className={`${styles.refusal} ${styles.notice}`}>
      <p>{text}</p>
    </div>
  );
}
