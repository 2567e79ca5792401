import { moneyText } from "@/components/ui/money";
import type { Satang } from "@/lib/domain/money/money";
import type { Outcome } from "@/lib/domain/money/outcome";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import type { ResultWords } from "../result-row";
import styles from "./own-numbers.module.css";

/** What the member bet in one round. */
export interface OwnBets {
  /** The first numbers, those that came before the others. */
  readonly numbers: readonly { readonly number: string; readonly isWon: boolean }[];
  /** How many more numbers the slips have. */
  readonly more: number;
  /** All that its slips brought, less their stakes; null while one of them waits for a result. */
  readonly net: Satang | null;
  /** What that is; gold is for a win alone. */
  readonly outcome: Outcome | null;
  /** How many of its slips brought more than their stake. */
  readonly gains: number;
  /** The slip, or the member's list of slips where there are several. */
  readonly href: string;
}

/** The member's bets by betId. */
export type OwnBetsByRound = ReadonlyMap<string, OwnBets>;

export const noOwnBets: OwnBetsByRound = new Map();

interface OwnNumbersProps {
  own: OwnBets;
  words: Pick<ResultWords, "yours" | "came" | "won">;
}

/** The member's numbers in a round, those that came marked, with a link to their slip. Gold is for a gain alone. */
export function OwnNumbers({ own: { numbers, more, net, outcome, href }, words }: OwnNumbersProps) {
  const isGain = net !== null && outcome === "win";
  return (
    <Link href={href} prefetch={false} className={styles.own} data-gain={isGain ? "" : undefined}>
      <span className="visually-hidden">{words.yours}: </span>
      {numbers.map(({ number, isWon }) => (
        <span key={number} className={styles.number} data-came={isWon ? "" : undefined}>
          {number}
          {isWon ? <span className="visually-hidden"> ({words.came})</span> : null}{" "}
        </span>
      ))}
      {more > 0 ? <span className={styles.more}>+{more}</span> : null}
      {isGain ? (
        <strong>
          <span aria-hidden>+{moneyText(net)}</span>
          <span className="visually-hidden">{fill(words.won, { amount: moneyText(net) })}</span>
        </strong>
      ) : null}
    </Link>
  );
}
