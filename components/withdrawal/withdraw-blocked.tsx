"use client";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { moneyText } from "@/components/ui/money";
import type { Turnover } from "@/lib/contract/turnovers";
import { displayDateTime } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createWithdraws } from "@/stores/withdraws";
import { stillToStake } from "./still-to-stake";
import { TurnoverMeter } from "./turnover-meter";
import { TurnoverSums } from "./turnover-sums";
import styles from "./withdraw-blocked.module.css";
import type { WithdrawWords } from "./withdraw-words";

interface WithdrawBlockedProps {
  turnover: Turnover;
  words: WithdrawWords["turnover"];
}

/** Turnover is still missing: how far it is, what is missing in figures, and where to play. */
export function WithdrawBlocked({ turnover, words }: WithdrawBlockedProps) {
  const more = stillToStake(turnover);
  const withdraws = useStoreInstance(createWithdraws);
  return (
    <Card as="section" className={styles.missing} aria-labelledby="blocked-title">
      <div className={styles.head}>
        <span className={styles.art}>
          <Icon name="lock" size={28} />
        </span>
        <div>
          <h2 id="blocked-title">{words.blocked}</h2>
          <p>{more > 0 ? fill(words.blockedText, { amount: moneyText(more) }) : words.blockedWaits}</p>
        </div>
      </div>
      <TurnoverMeter isBare turnover={turnover} words={words} />
      <TurnoverSums turnover={turnover} words={words} />
      <div className={styles.acts}>
        <ButtonLink href="/lotto" size="large">
          {words.bet}
        </ButtonLink>
        <Button look="quiet" size="large" onClick={() => void withdraws.getState().refresh()}>
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
