import { moneyText } from "@/components/ui/money";
import type { Satang } from "@/lib/domain/money/money";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import type { ResultWords } from "./result-row";
import styles from "./set-table.module.css";

export interface Win {
  readonly amount: Satang;
  readonly slips: number;
  /** The winning slip, or the member's list of slips when several won. */
  readonly href: string;
}

/** The member's wins by betId. */
export type Wins = ReadonlyMap<string, Win>;

export const noWins: Wins = new Map();

/** Says that the member won in this round, with a link to their slip. Nothing for everyone else. */
export function WinMark({ win, words }: { win: Win | undefined; words: ResultWords }) {
  if (!win) return null;
  return (
    <Link href={win.href} prefetch={false} className={styles.mark}>
      {fill(words.won, { amount: moneyText(win.amount) })}
    </Link>
  );
}

/** The sum of the member's wins in the rounds shown, in one line. */
export function WinLine({ wins, words }: { wins: readonly Win[]; words: ResultWords }) {
  if (wins.length === 0) return null;
  const amount = wins.reduce((sum, win) => sum + win.amount, 0) as Satang;
  const n = wins.reduce((sum, { slips }) => sum + slips, 0);
  return (
    <p className={styles.line}>
      <strong>{fill(words.wonTotal, { n, amount: moneyText(amount) })}</strong>
      <Link href="/poy" prefetch={false}>
        {words.wonSlips}
      </Link>
    </p>
  );
}
