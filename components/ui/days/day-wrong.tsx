import { useCommonWords } from "../common-words";
import styles from "./day-input.module.css";

/** Below a day's box: what is written there is no day, and how one is written. */
export function DayWrong({ id }: { id: string }) {
  const { dayWrong } = useCommonWords();
  return (
    <p id={id} role="alert" className={styles.wrong}>
      {dayWrong}
    </p>
  );
}
