import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import type { ResultWords } from "../result-row";
import styles from "./bet-number.module.css";

interface BetNumberProps {
  number: string;
  /** The slip with the number in it; null where no round takes it now. */
  hrefOf: ((number: string) => string) | null;
  words: Pick<ResultWords["stats"], "bet">;
}

/** A number that leads into the slip of an open round. */
export function BetNumber({ number, hrefOf, words }: BetNumberProps) {
  if (!hrefOf) return number;
  return (
    <Link
      href={hrefOf(number)}
      prefetch={false}
      className={styles.number}
      aria-label={fill(words.bet, { number })}
    >
      {number}
    </Link>
  );
}
