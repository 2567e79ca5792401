import type { WithdrawWords } from "../withdraw-words";
import styles from "./turnover-rules.module.css";

/** What counts as turnover, and what does not. */
export function TurnoverRules({ words }: { words: WithdrawWords["turnover"] }) {
  return (
    <>
      <Rules title={words.counts} rules={Object.values(words.countsList)} isCounted />
      <Rules title={words.countsNot} rules={Object.values(words.countsNotList)} />
    </>
  );
}

interface RulesProps {
  title: string;
  rules: readonly string[];
  isCounted?: boolean;
}

function Rules({ title, rules, isCounted = false }: RulesProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.list} data-counted={isCounted ? "" : undefined}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
