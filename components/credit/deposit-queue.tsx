"use client";
import { useEffect } from "react";
import type { Deposit } from "@/lib/contract/deposits";
import { epochMs } from "@/lib/domain/time";
import { useClock } from "@/stores/clock";
import { createCredit } from "@/stores/credit";
import { createDeposits, useDeposits } from "@/stores/deposits";
import { useShelved } from "@/stores/shelved";
import { CancelRequest } from "./cancel-request";
import type { CreditWords } from "./credit-words";
import { DepositOutcome } from "./deposit-outcome";
import styles from "./deposit-queue.module.css";
import { ExactAmount } from "./exact-amount";
import { PlayBank } from "./play-bank";
import { TransferTo } from "./transfer-to";
import { WatchingLine } from "./watching-line";

/** How often the request is asked for while nothing is pushed, ms. */
export const askEveryMs = 10_000;

interface DepositQueueProps {
  deposit: Deposit;
  words: Pick<CreditWords, "queue" | "simulator">;
  banks: Readonly<Record<string, string>>;
  /** The upstream lets members play their bank. */
  hasSimulators: boolean;
}

/** What to transfer, to whom, until when; it turns into what came of it by itself. */
export function DepositQueue({ deposit: rendered, words, banks, hasSimulators }: DepositQueueProps) {
  const deposit =
    useDeposits((state) => (state.deposit?.id === rendered.id ? state.deposit : null)) ?? rendered;
  useFollowed(rendered, deposit);
  const canPlay = hasSimulators && deposit.account !== undefined;
  if (deposit.status !== "waiting") {
    // Money can still come after the time is up; what the site makes of it can be tried too.
    const canComeLate = canPlay && (deposit.status === "expired" || deposit.status === "cancelled");
    return (
      <div className={styles.over}>
        <DepositOutcome deposit={deposit} words={words.queue} />
        {canComeLate ? <PlayBank deposit={deposit} words={words.simulator} ways={["late"]} /> : null}
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ExactAmount deposit={deposit} words={words.queue} />
        {deposit.account ? <TransferTo account={deposit.account} words={words.queue} banks={banks} /> : null}
        <WatchingLine words={words.queue} />
      </div>
      <div className={styles.column}>
        <section className={styles.warnings} aria-labelledby="warnings-title">
          <h2 id="warnings-title">{words.queue.warnings}</h2>
          <ul>
            {[words.queue.warnOwn, words.queue.warnExact, words.queue.warnSlip].map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
        {canPlay ? (
          <PlayBank deposit={deposit} words={words.simulator} ways={["exact", "wrong", "late"]} />
        ) : null}
        <CancelRequest words={words.queue} />
      </div>
    </div>
  );
}

/** Keeps the request true: push, reconnect, a look at the page, every ten seconds, and the moment its time is up. */
function useFollowed(rendered: Deposit, deposit: Deposit) {
  const deposits = useShelved(createDeposits);
  const credit = useShelved(createCredit);
  const isWaiting = deposit.status === "waiting";
  const endsAtMs = deposit.expiresAt ? epochMs(deposit.expiresAt) : Number.POSITIVE_INFINITY;
  const isTimeUp = useClock((clock) => clock.nowMs >= endsAtMs);

  useEffect(() => deposits.getState().open(rendered), [deposits, rendered]);
  // With its id in the address a reload shows what came of it, also when it is no longer the live one.
  useEffect(() => window.history.replaceState(null, "", `?id=${rendered.id}`), [rendered.id]);
  useEffect(() => {
    if (!isWaiting) return;
    const check = () => void deposits.getState().check();
    const onLook = () => document.visibilityState === "visible" && check();
    const stop = deposits.getState().listen();
    const timer = setInterval(onLook, askEveryMs);
    document.addEventListener("visibilitychange", onLook);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onLook);
    };
  }, [deposits, isWaiting]);
  useEffect(() => {
    if (isWaiting && isTimeUp) void deposits.getState().check();
  }, [deposits, isWaiting, isTimeUp]);
  useEffect(() => {
    if (deposit.status === "credited") void credit.getState().refresh();
  }, [credit, deposit.status]);
}
