import styles from "./choice.module.css";

interface ChoiceProps<Value> {
  label: string;
  name: string;
  options: readonly { value: Value; word: string }[];
  chosen: Value;
  isBusy?: boolean;
  onChoose: (value: Value) => void;
}

/** One of a few, as tiles: the browser's own radio buttons behind them. */
export function Choice<Value extends number | string | null>({
  label,
  name,
  options,
  chosen,
  isBusy,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map(({ value, word }) => (
        <label key={word}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            aria-disabled={isBusy || undefined}
            onChange={() => !isBusy && onChoose(value)}
          />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
