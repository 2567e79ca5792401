"use client";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { Deposit } from "@/lib/contract/deposits";
import type { Satang } from "@/lib/domain/money/money";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import {
  createDeposits,
  type Deposits,
  playedAmount,
  type SimulatedTransfer,
  useDeposits,
} from "@/stores/deposits";
import type { PlayWords } from "../order/queue-words";
import styles from "./play-bank.module.css";

interface PlayBankProps {
  deposit: Deposit;
  words: PlayWords;
  kinds: readonly SimulatedTransfer[];
}

/** The member's bank, simulated and labelled as such: it sends the right total, a wrong one, or too late. */
export function PlayBank({ deposit, words, kinds }: PlayBankProps) {
  const deposits = useStoreInstance(createDeposits);
  const isSending = useDeposits((state) => state.doing === "transferring");
  const sent = useDeposits((state) => state.sent);
  return (
    <section className={styles.bank} aria-labelledby="play-bank-title">
      <h2 id="play-bank-title">
        <Icon name="bank" size={20} />
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      <ul className={styles.links}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Button
              look={kind === "exact" ? "primary" : "quiet"}
              isWide
              isBusy={isSending}
              onClick={() => void deposits.getState().transfer(kind)}
            >
              {words[kind]}
            </Button>
            <span className={styles.sends}>
              {fill(words[`${kind}Text`], { amount: written(deposit, playedAmount(deposit, kind)) })}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {sent ? saidOf(deposit, sent, words.results) : null}
      </p>
    </section>
  );
}

/** The transferred amount in the recipient's unit: a coin or baht. */
function written({ transfer }: Deposit, amount: Satang): string {
  return transfer ? `${transfer.coinAmount} ${transfer.coin}` : moneyText(amount);
}

function saidOf(
  deposit: Deposit,
  { amount, verdict }: NonNullable<Deposits["sent"]>,
  results: PlayWords["results"],
): string {
  const { matched, why, confirmations: done = 0, needed = 0 } = verdict;
  // Coins that match are not credited before their confirmations; nothing stands against them meanwhile.
  // The simulator can date a transfer after a time that is not up yet.
  const [late, other] =
    deposit.status === "waiting" ? (["early", "inexact"] as const) : (["late", "over"] as const);
  const result = matched ? "matched" : why === undefined ? "unconfirmed" : why === "late" ? late : other;
  return fill(results[result], { amount: written(deposit, amount), done, needed });
}
