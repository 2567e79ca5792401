import type { Bank } from "@/lib/contract/banks";
import styles from "./bank-choice.module.css";
import { BankShape } from "./bank-shape";

interface BankChoiceProps {
  banks: readonly Bank[];
  /** Names in the member's language; a bank that has none here keeps its own. */
  names: Readonly<Record<string, string>>;
  label: string;
  chosen: string | undefined;
  onChoose: (bankCode: string) => void;
  problem: string | null;
}

/** The banks that can be bound, as tiles of one size. */
export function BankChoice({ banks, names, label, chosen, onChoose, problem }: BankChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-describedby="bank-problem">
      <legend>{label}</legend>
      <div className={styles.tiles}>
        {banks.map(({ bankCode, name }) => (
          <label key={bankCode} className={styles.tile}>
            <input
              className="visually-hidden"
              type="radio"
              name="bankCode"
              value={bankCode}
              checked={chosen === bankCode}
              onChange={() => onChoose(bankCode)}
            />
            <BankShape bankCode={bankCode} />
            <span>{names[bankCode] ?? name}</span>
          </label>
        ))}
      </div>
      <p id="bank-problem" className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}
