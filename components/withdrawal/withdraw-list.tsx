"use client";
import { BankBadge } from "@/components/bank/bank-badge";
import { MaskedNumber } from "@/components/bank/masked-number";
import { shortReference } from "@/components/credit/credit-words";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Button } from "@/components/ui/controls/button";
import { Money } from "@/components/ui/money";
import { ErrorState } from "@/components/ui/notices/error-state";
import type { Withdraw } from "@/lib/contract/withdraws";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createWithdraws, type WithdrawList as Listed } from "@/stores/withdraws";
import styles from "./withdraw-screen.module.css";
import type { WithdrawWords } from "./withdraw-words";

const tones: Record<Withdraw["status"], ChipTone> = {
  pending: "warning",
  approved: "link",
  paid: "success",
  rejected: "danger",
};

interface WithdrawListProps {
  /** Null where it could not be read. */
  list: Listed | null;
  words: WithdrawWords;
}

/** The member's withdrawals and requests, newest first. */
export function WithdrawList({ list, words }: WithdrawListProps) {
  const withdraws = useStoreInstance(createWithdraws);
  const failed = (act: () => Promise<void>) => (
    <ErrorState title={words.list.failed} text={words.list.failedHint}>
      <Button look="quiet" onClick={() => void act()}>
        {words.list.retry}
      </Button>
    </ErrorState>
  );
  // Nobody needs a list of nothing: the first withdrawal opens it.
  if (list?.items.length === 0 && list.state !== "failed") return null;
  return (
    <section className={styles.section} aria-labelledby="withdraws-title">
      <h2 id="withdraws-title">{words.list.title}</h2>
      {list === null ? failed(withdraws.getState().refresh) : null}
      {list?.items.length ? (
        <ul className={styles.withdrawListList} aria-busy={list.state === "loading"}>
          {list.items.map((withdraw) => (
            <Row key={withdraw.id} withdraw={withdraw} words={words} />
          ))}
        </ul>
      ) : null}
      {list?.state === "failed" ? failed(withdraws.getState().more) : null}
      {list?.nextCursor && list.state !== "failed" ? (
        <Button
          look="quiet"
          isWide
          isBusy={list.state === "loading"}
          onClick={() => void withdraws.getState().more()}
        >
          {words.list.more}
        </Button>
      ) : null}
    </section>
  );
}

function Row({ withdraw, words }: { withdraw: Withdraw; words: WithdrawWords }) {
  const { amount, account, status, createdAt, paidAt, reason } = withdraw;
  return (
    <li>
      <BankBadge bankCode={account.bankCode} />
      <MaskedNumber accountNumber={account.accountNumber} endsIn={words.form.endsIn} />
      <span className={styles.how}>
        <Money amount={amount} />
        <Chip tone={tones[status]}>{words.status[status]}</Chip>
      </span>
      <span className={styles.when}>
        <time dateTime={createdAt}>{displayDateTime(createdAt)}</time>
        <span>{fill(words.progress.reference, { id: shortReference(withdraw) })}</span>
        {paidAt ? (
          <time dateTime={paidAt}>{fill(words.list.paidAt, { time: displayDateTime(paidAt) })}</time>
        ) : null}
      </span>
      {status === "rejected" && reason ? (
        <span className={styles.reason}>{fill(words.progress.reason, { reason })}</span>
      ) : null}
    </li>
  );
}
