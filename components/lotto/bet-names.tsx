import { Icon } from "@/components/ui/art/icon";
import { type BetTypeKey, digitsOf, helperKeys, type PoyOption } from "@/lib/domain/poy/options";
import styles from "./bet-names.module.css";
import { BET_NAMES_ID } from "./bet-names-id";

interface BetNamesProps {
  /** The round's options. */
  options: readonly PoyOption[];
  /** Names of options and helpers. */
  names: Readonly<Record<BetTypeKey, string>>;
  words: Readonly<Record<BetTypeKey | "title", string>>;
  /** The word of the button that closes it. */
  close: string;
}

/**
 * What the names of a round's options and of the keypad's helpers mean: those of the panel that is shown, in a
 * popover that a button beside them opens.
 */
export function BetNames({ options, names, words, close }: BetNamesProps) {
  const helpers = helperKeys.filter((key) => options.some((option) => digitsOf(option) === digitsOf(key)));
  return (
    <section id={BET_NAMES_ID} popover="auto" aria-label={words.title} className={styles.names}>
      <header>
        <h2>{words.title}</h2>
        <button
          type="button"
          popoverTarget={BET_NAMES_ID}
          popoverTargetAction="hide"
          aria-label={close}
          className={styles.close}
        >
          <Icon name="close" />
        </button>
      </header>
      <dl>
        {[...options, ...helpers].map((key) => (
          <div key={key} data-of={digitsOf(key)}>
            <dt>{names[key]}</dt>
            <dd>{words[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
