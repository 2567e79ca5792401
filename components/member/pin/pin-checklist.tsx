import { Icon } from "@/components/ui/art/icon";
import { metPinRules, type PinRule, pinRules } from "@/lib/domain/members/pin-rules";
import styles from "./pin-checklist.module.css";

/** A PIN's rules, the sentence above them, and the word for one that is met. */
export type PinRuleWords = Record<PinRule | "head" | "met", string>;

/** The rules of a PIN, ticked while it is typed. Colour and icon say it; so does a word for screen readers. */
export function PinChecklist({ pin, words }: { pin: string; words: PinRuleWords }) {
  const met = metPinRules(pin);
  return (
    <>
      <p>{words.head}</p>
      <ul className={styles.rules}>
        {pinRules.map((rule) => (
          <li key={rule} data-met={met[rule] ? "" : undefined}>
            <Icon name={met[rule] ? "check" : "minus"} size={16} />
            <span>
              {words[rule]}
              {met[rule] ? <span className="visually-hidden"> {words.met}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
