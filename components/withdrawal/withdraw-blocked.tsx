"use client";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { moneyText } from "@/components/ui/money";
import type { Turnover } from "@/lib/contract/turnovers";
import { displayDateTime } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createWithdraws } from "@/stores/withdraws";
import { stillToStake } from "./still-to-stake";
import styles from "./withdraw-blocked.module.css";
import type { WithdrawWords } from "./withdraw-words";

interface WithdrawBlockedProps {
  turnover: Turnover;
  words: WithdrawWords["turnover"];
}

/** Turnover is still missing: how much must be staked beside what waits for a result, and where to play. */
export function WithdrawBlocked({ turnover, words }: WithdrawBlockedProps) {
  const more = stillToStake(turnover);
  const withdraws = useStoreInstance(createWithdraws);
  return (
    <Card as="section" look="warning" className={styles.blocked} aria-labelledby="blocked-title">
      <h2 id="blocked-title">{words.blocked}</h2>
      <p>{more > 0 ? fill(words.blockedText, { amount: moneyText(more) }) : words.blockedWaits}</p>
      <div className={styles.acts}>
        <ButtonLink href="/lotto">{words.bet}</ButtonLink>
        <Button look="quiet" onClick={() => void withdraws.getState().refresh()}>
          {words.check}
        </Button>
      </div>
    </Card>
  );
}

/** A security-relevant change pauses withdrawals: until when. */
export function WithdrawResting({ until, words }: { until: string; words: WithdrawWords["resting"] }) {
  return (
    <Card as="section" look="warning" className={styles.blocked} aria-labelledby="resting-title">
      <h2 id="resting-title">{words.title}</h2>
      <p>
        <strong>{fill(words.from, { time: displayDateTime(until) })}</strong>
      </p>
      <p>{words.text}</p>
      <p>{words.stranger}</p>
    </Card>
  );
}
