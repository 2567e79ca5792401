"use client";
import { useEffect } from "react";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { LimitsState } from "@/lib/contract/player-limits";
import { isLooser, limitKinds, limitSpans } from "@/lib/domain/members/player-limits";
import type { Satang } from "@/lib/domain/money/money";
import { displayDateTime, epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createClock, useClock } from "@/stores/page/clock";
import styles from "./pending-card.module.css";
import { useChange } from "./use-change";

interface PendingCardProps {
  limitsState: LimitsState;
  words: LimitWords;
}

/** Pending looser limits: the change, when it takes effect, and the buttons to keep or cancel it. */
export function PendingCard({ limitsState, words }: PendingCardProps) {
  const { pending, pendingFrom } = limitsState;
  const clock = useStoreInstance(createClock);
  const nowMs = useClock((state) => state.nowMs);
  const { isBusy, refusal, save } = useChange();
  const waits = pending !== null && pendingFrom !== null;
  useEffect(() => (waits ? clock.getState().keepTicking() : undefined), [clock, waits]);
  if (!pending || !pendingFrom) return null;

  const isReady = nowMs >= epochMs(pendingFrom);
  const amount = (limit: Satang | null) => (limit === null ? words.noLimit : moneyText(limit));
  const changes = limitKinds.flatMap((kind) =>
    limitSpans.flatMap((span) => {
      const [from, to] = [limitsState[kind][span], pending[kind]?.[span]];
      return to === undefined || !isLooser(to, from)
        ? []
        : [{ key: `${kind} ${span}`, name: `${words.kind[kind]} · ${words.span[span]}`, from, to }];
    }),
  );
  return (
    <Card look="gold" aria-labelledby="pending-title" className={styles.card}>
      <h2 id="pending-title">{words.pending.title}</h2>
      <dl className={styles.changes}>
        {changes.map(({ key, name, from, to }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {amount(from)} → <strong>{amount(to)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.pending.text}</p>
      <p role="status">
        {isReady ? words.pending.ready : fill(words.pending.from, { time: displayDateTime(pendingFrom) })}
      </p>
      <ErrorMessage code={refusal} />
      <div className={styles.acts}>
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={() => void save({ answer: "drop" }, words.pending.dropped)}
        >
          {words.pending.drop}
        </Button>
        <Button
          disabled={isBusy || !isReady}
          onClick={() => void save({ answer: "confirm" }, words.pending.confirmed)}
        >
          {words.pending.confirm}
        </Button>
      </div>
    </Card>
  );
}
