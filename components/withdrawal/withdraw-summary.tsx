"use client";
import { Card } from "@/components/ui/card";
import { Fold } from "@/components/ui/lists/fold";
import { moneyText } from "@/components/ui/money";
import { Skeleton } from "@/components/ui/notices/skeleton";
import { RollingMoney } from "@/components/ui/rolling-money";
import type { Turnover } from "@/lib/contract/turnovers";
import type { WithdrawnToday } from "@/lib/domain/withdrawals/withdrawal";
import { leftToday } from "@/lib/domain/withdrawals/withdrawal-limits";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { useAppDefault } from "@/stores/app-default";
import { useCredit } from "@/stores/credit";
import { TurnoverMeter, TurnoverRules } from "./turnover/turnover-meter";
import styles from "./withdraw-screen.module.css";
import type { WithdrawWords } from "./withdraw-words";

interface AvailableCardProps {
  words: WithdrawWords;
  /** Turnover is still missing: the credit can't be withdrawn yet. */
  isBlocked: boolean;
  /** Null while the list could not be read. */
  today: WithdrawnToday | null;
}

/** The available credit and what is held; the rest of the daily limit where it can be withdrawn. */
export function AvailableCard({ words, isBlocked, today }: AvailableCardProps) {
  const cash = useCredit((credit) => credit.cash);
  const held = useCredit((credit) => credit.held);
  const isHidden = useAppDefault((app) => app.isBalanceHidden);
  return (
    <Card look="navy" className={styles.available} aria-labelledby="available-title">
      <h2 id="available-title">{isBlocked ? words.balance : words.available}</h2>
      <p className={styles.amount}>
        {cash === null ? (
          <Skeleton width={180} height={44} />
        ) : isHidden ? (
          "฿ ••••"
        ) : (
          <RollingMoney amount={cash} />
        )}
      </p>
      {held > 0 && !isHidden ? (
        <p className={styles.held}>{fill(words.held, { amount: moneyText(held) })}</p>
      ) : null}
      {isBlocked ? null : <LeftToday words={words.today} today={today} />}
    </Card>
  );
}

interface TurnoverCardProps {
  words: WithdrawWords["turnover"];
  turnover: Turnover | null;
  /** Its state stands elsewhere on the page: what counts stands here instead. */
  isExplained: boolean;
}

/** The state of the turnover, or what counts towards it; with a link to how it is counted. */
export function TurnoverCard({ words, turnover, isExplained }: TurnoverCardProps) {
  if (isExplained)
    return (
      <Fold icon="info" title={words.details}>
        <TurnoverRules words={words} />
        <Link href="/credit/turnover" prefetch={false} className={styles.more}>
          {words.title}
        </Link>
      </Fold>
    );
  return (
    <Card as="section" className={styles.summaryTurnover} aria-labelledby="turnover-title">
      <div className={styles.head}>
        <h2 id="turnover-title">{words.title}</h2>
        <Link href="/credit/turnover" prefetch={false}>
          {words.details}
        </Link>
      </div>
      {turnover ? (
        <TurnoverMeter turnover={turnover} words={words} />
      ) : (
        <p className={styles.unknown}>{words.unknown}</p>
      )}
    </Card>
  );
}

function LeftToday({ words, today }: { words: WithdrawWords["today"]; today: WithdrawnToday | null }) {
  if (!today) return <p className={styles.left}>{words.unknown}</p>;
  // One at a time: a number of withdrawals that are left would promise the next one now.
  if (today.hasPending) return <p className={styles.left}>{words.pending}</p>;
  const { times, amount } = leftToday(today);
  if (times === 0 || amount === 0) return <p className={styles.left}>{words.none}</p>;
  return (
    <dl className={styles.left}>
      <dt>{words.title}</dt>
      <dd>{fill(words.times, { count: times })}</dd>
      <dd>{fill(words.money, { amount: moneyText(amount) })}</dd>
    </dl>
  );
}
