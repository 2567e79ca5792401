import type { Bank } from "@/lib/contract/banks";
import { fill } from "@/lib/i18n/fill";
import { BankBadge } from "./bank-badge";
import styles from "./bank-choice.module.css";
import type { BankWords } from "./bank-words";

interface BankChoiceProps {
  banks: readonly Bank[];
  /** Names in the member's language; a bank without one here keeps its own. */
  names: Readonly<Record<string, string>>;
  words: Pick<BankWords["add"], "bank" | "countries" | "more">;
  /** Countries whose banks are shown expanded. */
  home: readonly string[];
  /** The bankCode of the chosen one, as its form watches it. */
  chosen: string;
  problem: string | undefined;
}

type Country = keyof BankWords["add"]["countries"];

/** Banks of a country that are shown at once, the most usual first; a country with few more shows all. */
const USUAL = 6;
const FEW_MORE = 2;

/** The banks to choose from, by country: the usual ones, and the others behind a line. */
export function BankChoice({ banks, names, words, home, chosen, problem }: BankChoiceProps) {
  const countries = [...new Set(banks.map(countryOf))];
  const tiles = (some: readonly Bank[]) => (
    <div className={styles.tiles}>
      {some.map(({ bankCode, name }) => (
        <label key={bankCode} className={styles.tile}>
          <input
            className="visually-hidden"
            type="radio"
            name="bankCode"
            value={bankCode}
            checked={chosen === bankCode}
            readOnly
          />
          <BankBadge bankCode={bankCode} />
          <span>{names[bankCode] ?? name}</span>
        </label>
      ))}
    </div>
  );
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
      {countries.map((country) => {
        const own = banks.filter((bank) => countryOf(bank) === country);
        const usual = own.length > USUAL + FEW_MORE ? own.slice(0, USUAL) : own;
        const others = own.slice(usual.length);
        return (
          <details key={country} open={countries.length === 1 || home.includes(country)}>
            <summary>{words.countries[country]}</summary>
            {tiles(usual)}
            {others.length > 0 ? (
              <details>
                <summary>{fill(words.more, { count: others.length })}</summary>
                {tiles(others)}
              </details>
            ) : null}
          </details>
        );
      })}
    </fieldset>
  );
}

const countryOf = ({ country }: Bank): Country => country ?? "other";
