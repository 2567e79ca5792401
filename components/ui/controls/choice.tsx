import styles from "./choice.module.css";

interface ChoiceProps<Value> {
  label: string;
  /** Shows the label above the choices; without it only screen readers get it. */
  isLabelShown?: boolean;
  name: string;
  /** Tiles of one width, or each as wide as its label. */
  layout?: "tiles" | "row";
  options: readonly { value: Value; word: string }[];
  chosen: Value;
  isBusy?: boolean;
  /** Without it, its form watches the choice. */
  onChoose?: (value: Value) => void;
}

/** One of a few, with the browser's own radio buttons behind them. */
export function Choice<Value extends number | string | null>({
  label,
  isLabelShown = false,
  name,
  layout = "tiles",
  options,
  chosen,
  isBusy,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice} data-layout={layout} aria-label={isLabelShown ? undefined : label}>
      {isLabelShown ? <legend>{label}</legend> : null}
      {options.map(({ value, word }) => (
        <label key={word}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={value ?? ""}
            checked={value === chosen}
            aria-disabled={isBusy || undefined}
            readOnly={!onChoose}
            onChange={onChoose && (() => !isBusy && onChoose(value))}
          />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
