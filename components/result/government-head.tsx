import type { GovernmentResult } from "@/lib/contract/results";
import styles from "./government.module.css";
import { keyed, type ResultWords } from "./result-row";

/** The four results that bets are settled by: the first prize large, the short numbers under it. */
export function GovernmentHead({ result, words }: { result: GovernmentResult; words: ResultWords }) {
  return (
    <dl className={styles.head}>
      <div className={styles.first}>
        <dt>{words.first}</dt>
        <dd>{result.first}</dd>
      </div>
      <Short name={words.front3} numbers={result.front3} />
      <Short name={words.back3} numbers={result.back3} />
      <Short name={words.back2} numbers={[result.back2]} />
    </dl>
  );
}

function Short({ name, numbers }: { name: string; numbers: readonly string[] }) {
  return (
    <div className={styles.short}>
      <dt>{name}</dt>
      {keyed(numbers).map(({ number, key }) => (
        <dd key={key}>{number}</dd>
      ))}
    </div>
  );
}
