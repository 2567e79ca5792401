"use client";
import { type ReactNode, useState } from "react";
import { type CreditWords, shortReference } from "@/components/credit/credit-words";
import type { StakeFirstTerms } from "@/components/credit/stake-first";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import folded from "@/components/ui/folded.module.css";
import { moneyText } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { DialogActions } from "@/components/ui/sheet/dialog-actions";
import { Sheet, withSheet } from "@/components/ui/sheet/sheet";
import type { Deposit } from "@/lib/contract/deposits";
import { stageOf } from "@/lib/domain/deposits/deposit-stage";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createDeposits, paidTo, useDeposits } from "@/stores/deposits";
import { ClaimSheet } from "../claim/claim-sheet";
import { reportOf } from "../deposit-pages";
import { PlayBank } from "../request/play-bank";
import { DepositOutcome, InexactMoney, MoneyBeside } from "./deposit-outcome";
import styles from "./deposit-queue.module.css";
import { useFollowedDeposit, useTopOnceOver } from "./follow-deposit";
import { liveWords } from "./live-words";
import { PayTo } from "./pay-to";
import { playWordsOf, type QueueWords, warningsOf } from "./queue-words";

const Claim = withSheet(ClaimSheet);

interface DepositQueueProps {
  deposit: Deposit;
  /** It stands here instead of the way that was wanted, which is said while it waits. */
  isInstead?: boolean;
  words: QueueWords;
  banks: Readonly<Record<string, string>>;
  /** The upstream simulates the member's bank. */
  hasSimulators: boolean;
  /** The QR code, rendered by the server. */
  picture?: ReactNode;
  /** What the deposit asks for before a withdrawal. */
  stakeFirst: StakeFirstTerms | null;
}

/** Amount, recipient and deadline of any channel; it turns into the outcome by itself. */
export function DepositQueue({
  deposit: rendered,
  isInstead = false,
  words,
  banks,
  hasSimulators,
  picture,
  stakeFirst,
}: DepositQueueProps) {
  const deposit =
    useDeposits((state) => (state.deposit?.id === rendered.id ? state.deposit : null)) ?? rendered;
  const [isClaiming, setClaiming] = useState(false);
  useFollowedDeposit(rendered, deposit);
  const outcomeHeading = useTopOnceOver(deposit.status);
  const canPlay = hasSimulators && paidTo(deposit) !== undefined;
  const isWaiting = deposit.status === "waiting";
  // Coins on their way will be confirmed or not; such a request is neither cancelled nor reported.
  const isUnderWay = stageOf(deposit) === "confirming";
  // Money may arrive after the deadline; the simulated bank can send it late, too.
  const canComeLate =
    canPlay && !deposit.transfer && (deposit.status === "expired" || deposit.status === "cancelled");
  const isCredited = deposit.status === "credited";
  const { inexactAt, inexactAmount } = deposit;
  const payTo = <PayTo deposit={deposit} words={words} banks={banks} picture={picture} />;
  const play = { deposit, words: playWordsOf(deposit, words) };
  return (
    <>
      {isWaiting && isInstead ? (
        <Card as="div" look={isUnderWay ? "gold" : "warning"} className={styles.instead} role="status">
          <p>{liveWords(deposit, words).instead}</p>
        </Card>
      ) : null}
      {isWaiting ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            {inexactAt ? (
              <InexactMoney
                at={inexactAt}
                amount={inexactAmount}
                total={deposit.prepareTotal}
                words={{ ...words.queue, claim: words.claim.open }}
                onClaim={() => setClaiming(true)}
              />
            ) : null}
            {inexactAt ? (
              // Who sent that money must not transfer again: what invites to it unfolds for somebody else's money.
              <details className={folded.line}>
                <summary>
                  <span className={folded.words}>{words.queue.inexactOther}</span>
                  <Icon name="down" size={20} />
                </summary>
                {payTo}
              </details>
            ) : (
              payTo
            )}
            <WatchingLine
              words={{
                ...words.queue,
                ...(deposit.channel !== "fast" && {
                  watching: isUnderWay ? words.pay.watchingChain : words.pay.watching,
                }),
              }}
            />
          </div>
          <div className={styles.column}>
            {isUnderWay ? null : (
              <section className={styles.warnings} aria-labelledby="warnings-title">
                <h2 id="warnings-title">{words.queue.warnings}</h2>
                <ul>
                  {warningsOf(deposit, words).map((warning) => (
                    <li key={warning}>{warning}</li>
                  ))}
                </ul>
              </section>
            )}
            {canPlay ? (
              <PlayBank {...play} kinds={deposit.transfer ? ["exact"] : ["exact", "wrong", "late"]} />
            ) : null}
            {isUnderWay ? null : (
              <>
                {inexactAt ? null : (
                  <Button look="quiet" isWide onClick={() => setClaiming(true)}>
                    {words.claim.open}
                  </Button>
                )}
                <CancelRequest deposit={deposit} words={words.queue} />
              </>
            )}
          </div>
        </div>
      ) : (
        <div className={styles.over}>
          <DepositOutcome
            deposit={deposit}
            heading={outcomeHeading}
            words={{
              ...words.queue,
              claim: words.claim.open,
              reason: words.claim.reason,
              said: words.claim.said,
            }}
            stakeFirst={stakeFirst}
            onClaim={() => setClaiming(true)}
          />
          {isCredited && inexactAt ? (
            <MoneyBeside
              at={inexactAt}
              amount={inexactAmount}
              credited={deposit.creditedAmount ?? deposit.prepareTotal}
              words={words.queue}
              href={deposit.walletNumber ? null : reportOf(deposit)}
            />
          ) : null}
          {canComeLate ? <PlayBank {...play} kinds={["late"]} /> : null}
        </div>
      )}
      {isClaiming && !isUnderWay ? (
        <Claim deposit={deposit} words={words} onClose={() => setClaiming(false)} />
      ) : null}
    </>
  );
}

/** Says that the page is waiting for the money, or that its last refresh failed, with a button to refresh now. */
function WatchingLine({ words }: { words: Pick<CreditWords["queue"], "lost" | "watching" | "check"> }) {
  const deposits = useStoreInstance(createDeposits);
  const isLost = useDeposits((state) => state.isLost);
  const isChecking = useDeposits((state) => state.doing === "checking");
  return (
    <div className={styles.line}>
      <p role="status" data-lost={isLost ? "" : undefined}>
        {isLost ? words.lost : words.watching}
      </p>
      <Button look="quiet" size="small" isBusy={isChecking} onClick={() => void deposits.getState().check()}>
        {words.check}
      </Button>
    </div>
  );
}

/** Cancels the request after a confirmation: staff would have to sort out money that was already sent. */
function CancelRequest({ deposit, words }: { deposit: Deposit; words: CreditWords["queue"] }) {
  const deposits = useStoreInstance(createDeposits);
  const isCancelling = useDeposits((state) => state.doing === "cancelling");
  const refusal = useDeposits((state) => state.refusal);
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    await deposits.getState().cancel();
    setAsking(false);
  };
  return (
    <div>
      <ErrorMessage code={refusal} />
      <Button look="danger" isWide onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <Sheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.cancel}
        footer={
          <DialogActions>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {words.cancelNo}
            </Button>
            <Button look="danger" isBusy={isCancelling} onClick={() => void cancel()}>
              {words.cancelYes}
            </Button>
          </DialogActions>
        }
      >
        <p>
          <strong>{sumOf(deposit)}</strong> · {fill(words.reference, { id: shortReference(deposit) })}
        </p>
        <p>{words.cancelAsk}</p>
      </Sheet>
    </div>
  );
}

/** What was to be sent: exact money, or coins. */
const sumOf = ({ transfer, prepareTotal }: Deposit): string =>
  transfer ? `${transfer.coinAmount} ${transfer.coin}` : moneyText(prepareTotal);
