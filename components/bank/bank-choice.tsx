import type { Bank } from "@/lib/contract/banks";
import { BankBadge } from "./bank-badge";
import styles from "./bank-choice.module.css";
import type { BankWords } from "./bank-words";

interface BankChoiceProps {
  banks: readonly Bank[];
  /** Names in the member's language; a bank without one here keeps its own. */
  names: Readonly<Record<string, string>>;
  words: Pick<BankWords["add"], "bank" | "countries">;
  /** Countries whose banks are shown expanded. */
  home: readonly string[];
  chosen: string | undefined;
  onChoose: (bankCode: string) => void;
  problem: string | null;
}

type Country = keyof BankWords["add"]["countries"];

/** The banks to choose from, by country, as tiles of one size. */
export function BankChoice({ banks, names, words, home, chosen, onChoose, problem }: BankChoiceProps) {
  const countries = [...new Set(banks.map(countryOf))];
  return (
    <fieldset
      className={styles.choice}
      aria-describedby="bank-problem"
      data-refused={problem ? "" : undefined}
    >
      <legend>{words.bank}</legend>
      <p id="bank-problem" className={styles.problem} aria-live="polite">
        {problem}
      </p>
      {countries.map((country) => (
        <details key={country} open={countries.length === 1 || home.includes(country)}>
          <summary>{words.countries[country]}</summary>
          <div className={styles.tiles}>
            {banks
              .filter((bank) => countryOf(bank) === country)
              .map(({ bankCode, name }) => (
                <label key={bankCode} className={styles.tile}>
                  <input
                    className="visually-hidden"
                    type="radio"
                    name="bankCode"
                    value={bankCode}
                    checked={chosen === bankCode}
                    onChange={() => onChoose(bankCode)}
                  />
                  <BankBadge bankCode={bankCode} />
                  <span>{names[bankCode] ?? name}</span>
                </label>
              ))}
          </div>
        </details>
      ))}
    </fieldset>
  );
}

const countryOf = ({ country }: Bank): Country => country ?? "other";
