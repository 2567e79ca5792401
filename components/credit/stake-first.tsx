import { Icon } from "@/components/ui/art/icon";
import { moneyText } from "@/components/ui/money";
import type { Satang } from "@/lib/domain/money/money";
import { type StakedFirst, turnoverOfCredit } from "@/lib/domain/money/turnover";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import type { CreditWords } from "./credit-words";
import styles from "./stake-first.module.css";

/** What a kind of credit asks for before a withdrawal, and its words. */
export interface StakeFirstTerms {
  percent: number;
  words: CreditWords["stakeFirst"];
}

interface StakeFirstProps {
  credit: StakedFirst;
  /** Null where this credit asks for nothing, or the percentage could not be read. */
  terms: StakeFirstTerms | null;
  /** The credit that is taken, where it is known: the line then says how much must be staked. */
  amount?: Satang | null;
}

/** How much of a credit must be staked before it can be withdrawn: one line beside the amount. */
export function StakeFirst({ credit, terms, amount = null }: StakeFirstProps) {
  if (!terms) return null;
  const { percent, words } = terms;
  const rule = fill(words[credit], { percent });
  const text =
    amount === null ? rule : fill(words.sum, { rule, stake: moneyText(turnoverOfCredit(amount, percent)) });
  return (
    <p className={styles.line}>
      <Icon name="info" size={20} />
      <span>
        {text}{" "}
        <Link href="/credit/turnover" prefetch={false}>
          {words.how}
        </Link>
      </span>
    </p>
  );
}
