import { Icon, type IconName } from "@/components/ui/art/icon";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { rowMark } from "@/components/ui/hooks/use-row-keys";
import { Money, moneyText } from "@/components/ui/money";
import type { TransactionRow } from "@/lib/contract/transactions";
import type { WithdrawStatus } from "@/lib/contract/withdraws";
import type { TransactionType } from "@/lib/domain/money/transactions";
import {
  bangkokDate,
  displayClock,
  displayDateTime,
  displayDayMonth,
  epochMs,
  lotteryDay,
} from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { transactionWord, waitOf } from "@/lib/i18n/transaction-word";
import { noteOf, referenceOf } from "./reference";
import styles from "./statement-row.module.css";
import type { RowWords } from "./statement-words";

interface StatementRowProps {
  row: TransactionRow;
  words: RowWords;
  /** The row stands under no day, so it says its date. */
  isDated?: boolean;
}

/** One icon for each type; money in and money out differ by sign and text as well. */
const transactionIcons: Record<TransactionType, IconName> = {
  PREDEPOSIT: "clock",
  DEPOSIT: "deposit",
  ADMIN_INCREASE: "plus",
  ABORT_POY: "undo",
  ACHIVEMENT_ADDMONEY: "star",
  YING_WIN: "trophy",
  ADMIN_MOVE_INCREASE: "plus",
  MOVE_AF_TO_MONEY: "gift",
  WITHDRAW: "withdraw",
  ADMIN_DECREASE: "minus",
  ADMIN_MOVE_DECREASE: "minus",
  BET_GOV: "bet",
  BET_YEEKEE: "bet",
  BET_STOCK: "chart",
  BET_SET_4: "sets",
  WIN_GOV: "trophy",
  WIN_YEEKEE: "trophy",
  WIN_STOCK: "trophy",
  WIN_SET_4: "trophy",
  BET_GAME: "dice",
  WIN_GAME: "trophy",
  ABORT_GAME: "undo",
  REFUND_GAME: "undo",
  GAME_ADD: "deposit",
  GAME_DEDUCT: "withdraw",
  CREATE_GAME: "dice",
  DRAW_GAME: "dice",
  BONUS_GAME: "gift",
};

const withdrawTone: Record<WithdrawStatus, ChipTone> = {
  pending: "warning",
  approved: "link",
  paid: "success",
  rejected: "danger",
};

/** One movement: type, cause, time, amount, balance after it; the row links to the cause. */
export function StatementRow(props: StatementRowProps) {
  const { href } = referenceOf(props.row, props.words);
  const facts = <Facts {...props} />;
  return href ? (
    <Link {...rowMark} href={href} prefetch={false} className={styles.row}>
      {facts}
    </Link>
  ) : (
    <div {...rowMark} tabIndex={-1} className={styles.row}>
      {facts}
    </div>
  );
}

/** The time of a row below its day; between midnight and 04:00 with the calendar date. */
function timeInDay(createdAt: string): string {
  const ms = epochMs(createdAt);
  const [date, time] = [bangkokDate(ms), displayClock(ms)];
  return lotteryDay(ms) === date ? time : `${displayDayMonth(date)} ${time}`;
}

function Facts({ row, words, isDated = false }: StatementRowProps) {
  const { transactionType: type, amount, balance, createdAt, status } = row;
  const isIn = amount !== undefined && amount > 0;
  const isWaiting = type === "PREDEPOSIT";
  const { text, href } = referenceOf(row, words);
  const note = noteOf(row, words);
  return (
    <>
      <span className={styles.icon} data-in={isIn && !isWaiting ? "" : undefined}>
        <Icon name={transactionIcons[type]} size={20} />
      </span>
      <span className={styles.what}>
        <strong className={styles.type}>{transactionWord(row, words.types)}</strong>
        <span className={styles.detail}>
          <span className={styles.cause}>
            {text}
            {href ? <Icon name="forward" size={16} /> : null}
          </span>
          {note ? <span className={styles.note}>{note}</span> : null}
          {status ? (
            <span>
              <Chip tone={withdrawTone[status]}>{words.status[status]}</Chip>
            </span>
          ) : null}
        </span>
      </span>
      <time dateTime={createdAt} className={styles.time}>
        {isDated ? displayDateTime(createdAt) : timeInDay(createdAt)}
      </time>
      <span className={styles.sums}>
        {/* A pending deposit has moved nothing, so it carries no sign. */}
        {isWaiting ? (
          <>
            <Money amount={amount} className={styles.waiting} />
            <span>
              <Chip tone="warning">{words.status[waitOf(row)]}</Chip>
            </span>
          </>
        ) : (
          <>
            <Money amount={amount} isSigned className={isIn ? styles.in : styles.out} />
            {balance === undefined ? null : (
              <>
                <span className={styles.balance}>
                  {fill(words.row.balance, { amount: moneyText(balance) })}
                </span>
                <span className={styles.after}>{moneyText(balance)}</span>
              </>
            )}
          </>
        )}
      </span>
    </>
  );
}
