"use client";
import { type ReactNode, useState } from "react";
import type { StakeFirstTerms } from "@/components/credit/stake-first";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Deposit } from "@/lib/contract/deposits";
import { isSeenOnChain, paidTo, useDeposits } from "@/stores/deposits";
import { CancelRequest } from "./cancel-request";
import { ClaimSheet } from "./claim-sheet";
import { DepositOutcome } from "./deposit-outcome";
import { reportOf } from "./deposit-pages";
import styles from "./deposit-queue.module.css";
import { useFollowedDeposit, useTopOnceOver } from "./follow-deposit";
import { InexactMoney, MoneyBeside } from "./inexact-money";
import { PayTo } from "./pay-to";
import { PlayBank } from "./play-bank";
import { playWordsOf, type QueueWords, warningsOf } from "./queue-words";
import { WatchingLine } from "./watching-line";

interface DepositQueueProps {
  deposit: Deposit;
  /** Said while the request waits: it stands here instead of the way that was wanted. */
  instead: string | null;
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
  instead,
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
  useTopOnceOver(deposit.status);
  const canPlay = hasSimulators && paidTo(deposit) !== undefined;
  const isWaiting = deposit.status === "waiting";
  // Coins on their way will be confirmed or not; such a request is neither cancelled nor reported.
  const isUnderWay = isSeenOnChain(deposit);
  // Money may arrive after the deadline; the simulated bank can send it late, too.
  const canComeLate =
    canPlay && !deposit.transfer && (deposit.status === "expired" || deposit.status === "cancelled");
  const isCredited = deposit.status === "credited";
  const inexact = !deposit.inexactAt ? null : isCredited ? (
    <MoneyBeside
      at={deposit.inexactAt}
      amount={deposit.inexactAmount}
      credited={deposit.creditedAmount ?? deposit.prepareTotal}
      words={words.queue}
      href={deposit.walletNumber ? null : reportOf(deposit)}
    />
  ) : (
    <InexactMoney
      at={deposit.inexactAt}
      total={deposit.prepareTotal}
      words={{ ...words.queue, claim: words.claim.open }}
      onClaim={() => setClaiming(true)}
    />
  );
  const play = { deposit, words: playWordsOf(deposit, words) };
  return (
    <>
      {isWaiting && instead ? (
        <Card as="div" look="warning" className={styles.instead} role="status">
          <p>{instead}</p>
        </Card>
      ) : null}
      {isWaiting ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            {inexact}
            <PayTo deposit={deposit} words={words} banks={banks} picture={picture} />
            <WatchingLine
              words={{ ...words.queue, ...(deposit.channel !== "fast" && { watching: words.pay.watching }) }}
            />
          </div>
          <div className={styles.column}>
            <section className={styles.warnings} aria-labelledby="warnings-title">
              <h2 id="warnings-title">{words.queue.warnings}</h2>
              <ul>
                {warningsOf(deposit, words).map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            </section>
            {canPlay ? (
              <PlayBank {...play} kinds={deposit.transfer ? ["exact"] : ["exact", "wrong", "late"]} />
            ) : null}
            {isUnderWay ? null : (
              <>
                {inexact ? null : (
                  <Button look="quiet" isWide onClick={() => setClaiming(true)}>
                    {words.claim.open}
                  </Button>
                )}
                <CancelRequest words={words.queue} />
              </>
            )}
          </div>
        </div>
      ) : (
        <div className={styles.over}>
          {isCredited ? null : inexact}
          <DepositOutcome
            deposit={deposit}
            words={{
              ...words.queue,
              claim: words.claim.open,
              reason: words.claim.reason,
              said: words.claim.said,
            }}
            stakeFirst={stakeFirst}
            onClaim={() => setClaiming(true)}
          />
          {isCredited ? inexact : null}
          {canComeLate ? <PlayBank {...play} kinds={["late"]} /> : null}
        </div>
      )}
      {isClaiming ? <ClaimSheet deposit={deposit} words={words} onClose={() => setClaiming(false)} /> : null}
    </>
  );
}
