"use client";
import { useEffect } from "react";
import type { PinWords } from "@/components/member/pin/pin-sheet";
import { SupportLinks } from "@/components/shell/account/support-links";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import type { LimitsState } from "@/lib/contract/player-limits";
import { limitKinds } from "@/lib/domain/members/player-limits";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createLimits, useLimits } from "@/stores/member/limits";
import { Exclusion } from "./exclusion";
import { LimitCard } from "./limit-card";
import styles from "./limits-screen.module.css";
import { PendingCard } from "./pending-card";
import { ReminderChoice } from "./reminder-choice";
import { TimeOut } from "./time-out";

interface LimitsScreenProps {
  rendered: LimitsState;
  words: LimitWords;
  pin: PinWords;
  nowMs: number;
}

/** All limits that members set for themselves, their use, and where to find help. */
export function LimitsScreen({ rendered, words, pin, nowMs }: LimitsScreenProps) {
  const limits = useStoreInstance(createLimits);
  const limitsState = useLimits((state) => state.limitsState) ?? rendered;
  useEffect(() => limits.getState().open(rendered), [limits, rendered]);
  const { selfExcludedUntil, timeOutUntil } = limitsState;
  const away = selfExcludedUntil
    ? fill(words.exclusion.running, { until: displayDateTime(selfExcludedUntil) })
    : timeOutUntil
      ? fill(words.timeOut.running, { until: displayDateTime(timeOutUntil) })
      : null;
  return (
    <div className={styles.page}>
      {away === null ? null : (
        <Card look="warning" as="div" className={styles.away} role="status">
          <Icon name="lock" />
          <p>
            <strong>{away}</strong>
            <span>{selfExcludedUntil ? words.exclusion.still : words.timeOut.still}</span>
          </p>
        </Card>
      )}
      <PendingCard limitsState={limitsState} words={words} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {limitKinds.map((kind) => (
            <LimitCard key={kind} kind={kind} limitsState={limitsState} words={words} nowMs={nowMs} />
          ))}
        </div>
        <div className={styles.column}>
          <ReminderChoice minutes={limitsState.reminderMinutes} words={words.reminder} />
          {selfExcludedUntil ? null : (
            <>
              <TimeOut until={timeOutUntil} words={words.timeOut} />
              <Exclusion words={words.exclusion} pin={pin} />
            </>
          )}
          <Card aria-labelledby="help-title" className={styles.help}>
            <h2 id="help-title">{words.help.title}</h2>
            <p>{words.help.text}</p>
            <SupportLinks words={words.help} />
          </Card>
        </div>
      </div>
    </div>
  );
}
