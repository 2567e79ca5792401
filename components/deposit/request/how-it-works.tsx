import type { CreditWords } from "@/components/credit/credit-words";
import styles from "./how-it-works.module.css";

/** The three steps of a deposit, for a first deposit. */
export function HowItWorks({ words }: { words: CreditWords["deposit"]["how"] }) {
  return (
    <section className={styles.how} aria-labelledby="how-title">
      <h2 id="how-title">{words.title}</h2>
      <ol>
        {[words.step1, words.step2, words.step3].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
