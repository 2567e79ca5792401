import { Card } from "@/components/ui/card";
import type { Dream, DreamSubject } from "@/lib/domain/numbers/dreams";
import type { PoyOption } from "@/lib/domain/poy/options";
import { fill } from "@/lib/i18n/fill";
import type words from "@/locales/th/dreams.json";
import styles from "./dream-list.module.css";

interface DreamListProps {
  title: string;
  dreams: readonly Dream[];
  names: Readonly<Record<DreamSubject, string>>;
  words: Pick<typeof words, "numbers" | "bet">;
  /** The round that its numbers are bet in: its name, and its slip with a number on these options. */
  round: {
    name: string;
    hrefOf: (number: string, options: readonly PoyOption[]) => string;
  } | null;
}

const pairOptions: readonly PoyOption[] = ["teng_bon_2", "teng_lang_2"];
const tripleOptions: readonly PoyOption[] = ["teng_bon_3"];

/** Dreams with their numbers, each of which leads into a slip. Plain links: there are hundreds of them. */
export function DreamList({ title, dreams, names, words, round }: DreamListProps) {
  const numberOf = (number: string, options: readonly PoyOption[]) => (
    <li key={number} data-digits={number.length}>
      {round ? (
        <a href={round.hrefOf(number, options)} aria-label={fill(words.bet, { number, market: round.name })}>
          {number}
        </a>
      ) : (
        number
      )}
    </li>
  );
  return (
    <Card as="ul" isFlush className={styles.dreams} aria-label={title}>
      {dreams.map(({ subject, pairs, triple }) => (
        <li key={subject} className={styles.dream}>
          <span className={styles.name}>{names[subject]}</span>
          <ul className={styles.numbers} aria-label={fill(words.numbers, { name: names[subject] })}>
            {pairs.map((number) => numberOf(number, pairOptions))}
            {numberOf(triple, tripleOptions)}
          </ul>
        </li>
      ))}
    </Card>
  );
}
