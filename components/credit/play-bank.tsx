"use client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { moneyText } from "@/components/ui/money";
import type { Deposit } from "@/lib/contract/deposits";
import type { FeedVerdict } from "@/lib/contract/operators/bank-feed";
import { fill } from "@/lib/i18n/fill";
import { createDeposits, type PlayedTransfer, playedAmount, useDeposits } from "@/stores/deposits";
import { useShelved } from "@/stores/shelved";
import type { CreditWords } from "./credit-words";
import styles from "./play-bank.module.css";

interface PlayBankProps {
  deposit: Deposit;
  words: CreditWords["simulator"];
  ways: readonly PlayedTransfer[];
}

/** The member's bank, simulated and labelled as such: it sends the right total, a wrong one, or too late. */
export function PlayBank({ deposit, words, ways }: PlayBankProps) {
  const deposits = useShelved(createDeposits);
  const isSending = useDeposits((state) => state.doing === "transferring");
  const sent = useDeposits((state) => state.sent);
  return (
    <section className={styles.bank} aria-labelledby="play-bank-title">
      <h2 id="play-bank-title">
        <Icon name="bank" size={20} />
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way}>
            <Button
              look={way === "exact" ? "primary" : "quiet"}
              isWide
              isBusy={isSending}
              onClick={() => void deposits.getState().transfer(way)}
            >
              {words[way]}
            </Button>
            <span className={styles.sends}>
              {fill(words[`${way}Text`], { amount: moneyText(playedAmount(deposit, way)) })}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {sent ? fill(words.results[saidOf(sent.verdict)], { amount: moneyText(sent.amount) }) : null}
      </p>
    </section>
  );
}

function saidOf(verdict: FeedVerdict): keyof CreditWords["simulator"]["results"] {
  if (verdict.matched) return "matched";
  return verdict.why === "late" ? "late" : "inexact";
}
