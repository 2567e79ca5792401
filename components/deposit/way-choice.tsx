import type { DepositWords } from "./deposit-words";
import styles from "./way-choice.module.css";

export type TransferWay = keyof DepositWords["normal"]["ways"];
const ways: readonly TransferWay[] = ["mobile", "internet", "atm", "cdm", "counter"];

interface WayChoiceProps {
  words: DepositWords["normal"];
  chosen: TransferWay;
  onChoose: (way: TransferWay) => void;
}

/** How the money was sent: an app, a machine, a counter. */
export function WayChoice({ words, chosen, onChoose }: WayChoiceProps) {
  return (
    <fieldset className={styles.ways}>
      <legend>{words.how}</legend>
      {ways.map((way) => (
        <label key={way} data-chosen={chosen === way ? "" : undefined}>
          <input
            className="visually-hidden"
            type="radio"
            name="way"
            value={way}
            checked={chosen === way}
            onChange={() => onChoose(way)}
          />
          {words.ways[way]}
        </label>
      ))}
    </fieldset>
  );
}
