"use client";
import { Card } from "@/components/ui/card";
import { displayDateTime } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import styles from "./withdraw-blocked.module.css";
import type { WithdrawWords } from "./withdraw-words";

/** Something was changed that a thief would change: from when on money goes out again. */
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
