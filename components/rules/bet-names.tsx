import { type BetTypeKey, digitsOf, helperKeys, type PoyOption } from "@/lib/domain/poy/options";
import styles from "./bet-names.module.css";

interface BetNamesProps {
  /** The round's options. */
  options: readonly PoyOption[];
  /** Names of options and helpers. */
  names: Readonly<Record<BetTypeKey, string>>;
  words: Readonly<Record<BetTypeKey | "title", string>>;
}

/** What the names of a round's options and of the keypad's helpers mean. */
export function BetNames({ options, names, words }: BetNamesProps) {
  const helpers = helperKeys.filter((key) => options.some((option) => digitsOf(option) === digitsOf(key)));
  return (
    <details className={styles.card}>
      <summary>{words.title}</summary>
      <dl>
        {[...options, ...helpers].map((key) => (
          <div key={key}>
            <dt>{names[key]}</dt>
            <dd>{words[key]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
