"use client";
import { useEffect, useState } from "react";
import { HIDDEN_MONEY, PrivateMoney } from "@/components/credit/private-money";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import { Skeleton } from "@/components/ui/notices/skeleton";
import { RollingMoney } from "@/components/ui/rolling-money";
import type { TransactionRow } from "@/lib/contract/transactions";
import { displayClock, displayRecent, epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { type TransactionWords, transactionWord } from "@/lib/i18n/transaction-word";
import { useStoreInstance } from "@/stores/_core/registry";
import { useAppDefault } from "@/stores/app-default";
import { useCredit } from "@/stores/credit";
import { createStatements, useStatements } from "@/stores/statements";
import styles from "./balance-card.module.css";

interface BalanceWords {
  title: string;
  held: string;
  asOf: string;
  last: string;
  moreWaiting: string;
  lastNone: string;
  lastUnknown: string;
  deposit: string;
  withdraw: string;
}

interface BalanceCardProps {
  words: BalanceWords;
  /** Every type of movement in the member's language. */
  types: TransactionWords;
  /** The state when the page was rendered; null when the statement could not be read. */
  first: TransactionRow[] | null;
}

/** The member's money, live: the balance, when it was read, what is held, and the last movement. */
export function BalanceCard({ words, types, first }: BalanceCardProps) {
  const cash = useCredit((credit) => credit.cash);
  const held = useCredit((credit) => credit.held);
  const knownAtMs = useCredit((credit) => credit.knownAtMs);
  const isHidden = useAppDefault((app) => app.isBalanceHidden);
  const version = useCredit((credit) => credit.version);
  const statements = useStoreInstance(createStatements);
  const rows = useStatements((state) => state.rows) ?? first;

  useEffect(() => statements.getState().open(first), [statements, first]);
  // The server rendered the statement with the balance; a later version of the balance makes it outdated.
  const [versionAtFirst] = useState(version);
  useEffect(() => {
    if (version !== versionAtFirst) void statements.getState().load();
  }, [statements, version, versionAtFirst]);

  return (
    <Card look="navy" className={styles.card} aria-labelledby="balance-title">
      <div className={styles.head}>
        <h2 id="balance-title" className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.asOf}>
          {knownAtMs === null ? "\u00a0" : fill(words.asOf, { time: displayClock(knownAtMs) })}
        </p>
      </div>
      <p className={styles.amount}>
        {cash === null ? (
          <Skeleton width={180} height={36} />
        ) : isHidden ? (
          HIDDEN_MONEY
        ) : (
          <RollingMoney amount={cash} />
        )}
        {held > 0 && !isHidden ? (
          <span className={styles.held}>{fill(words.held, { amount: moneyText(held) })}</span>
        ) : null}
      </p>
      <LastMovement words={words} types={types} rows={rows} knownAtMs={knownAtMs} />
      <div className={styles.acts}>
        <ButtonLink look="gold" href="/credit/deposit">
          {words.deposit}
        </ButtonLink>
        <ButtonLink look="quiet" href="/credit/withdraw">
          {words.withdraw}
        </ButtonLink>
      </div>
    </Card>
  );
}

interface LastMovementProps extends Pick<BalanceCardProps, "words" | "types"> {
  rows: TransactionRow[] | null;
  knownAtMs: number | null;
}

/** One line: what, how much, and when; another one where more than one deposit waits. */
function LastMovement({ words, types, rows, knownAtMs }: LastMovementProps) {
  const last = rows?.[0];
  const waiting = rows?.filter(({ transactionType }) => transactionType === "PREDEPOSIT").length ?? 0;
  return (
    <dl className={styles.last}>
      <dt className="visually-hidden">{words.last}</dt>
      {last ? (
        <dd>
          <span>{transactionWord(last, types)}</span>
          {/* A pending deposit has moved nothing, so it carries no sign. */}
          <PrivateMoney amount={last.amount} isSigned={last.transactionType !== "PREDEPOSIT"} />
          <time dateTime={last.createdAt}>{displayRecent(epochMs(last.createdAt), knownAtMs ?? 0)}</time>
        </dd>
      ) : (
        <dd>{rows ? words.lastNone : words.lastUnknown}</dd>
      )}
      {waiting > 1 ? (
        <dd>
          <Link href="/credit/status" prefetch={false} className={styles.more}>
            {fill(words.moreWaiting, { n: waiting - 1 })}
          </Link>
        </dd>
      ) : null}
    </dl>
  );
}
