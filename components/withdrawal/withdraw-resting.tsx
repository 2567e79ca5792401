import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import styles from "./withdraw-resting.module.css";
import type { WithdrawWords } from "./withdraw-words";

interface WithdrawRestingProps {
  until: string;
  words: WithdrawWords["resting"];
  /** The ways to reach staff. */
  support: ReactNode;
}

/** A security-relevant change pauses withdrawals: until when. */
export function WithdrawResting({ until, words, support }: WithdrawRestingProps) {
  return (
    <Card as="section" look="warning" className={styles.resting} aria-labelledby="resting-title">
      <h2 id="resting-title">{words.title}</h2>
      <p>
        <strong>{fill(words.from, { time: displayDateTime(until) })}</strong>
      </p>
      <p>{words.text}</p>
      <p>{words.stranger}</p>
      {support}
    </Card>
  );
}
