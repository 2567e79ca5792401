"use client";
import { useEffect } from "react";
import type { PinWords } from "@/components/member/pin/pin-sheet";
import { SupportLinks } from "@/components/shell/account/support-links";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { Choice } from "@/components/ui/controls/choice";
import { Fold } from "@/components/ui/lists/fold";
import { moneyText } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { LimitsState } from "@/lib/contract/player-limits";
import { isLooser, limitKinds, limitSpans, reminderChoices } from "@/lib/domain/members/player-limits";
import type { Satang } from "@/lib/domain/money/money";
import { displayDateTime, epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createLimits, useLimits } from "@/stores/member/limits";
import { createReminder } from "@/stores/member/reminder";
import { createClock, useClock } from "@/stores/page/clock";
import { Exclusion } from "./exclusion";
import { LimitCard } from "./limit-card";
import styles from "./limits-screen.module.css";
import pendingCard from "./pending-card.module.css";
import { TimeOut } from "./time-out";
import { useChange } from "./use-change";

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
          <Fold icon="info" title={words.counts}>
            <dl className={styles.counts}>
              {limitKinds.map((kind) => (
                <div key={kind}>
                  <dt>{words.kind[kind]}</dt>
                  <dd>{words.kindText[kind]}</dd>
                </div>
              ))}
            </dl>
          </Fold>
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

interface PendingCardProps {
  limitsState: LimitsState;
  words: LimitWords;
}

/** Pending looser limits: the change, when it takes effect, and the buttons to keep or cancel it. */
function PendingCard({ limitsState, words }: PendingCardProps) {
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
    <Card look="gold" aria-labelledby="pending-title" className={pendingCard.card}>
      <h2 id="pending-title">{words.pending.title}</h2>
      <dl className={pendingCard.changes}>
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
      <div className={pendingCard.acts}>
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

interface ReminderChoiceProps {
  minutes: number | null;
  words: LimitWords["reminder"];
}

/** The interval of the play reminder; saved at the tap. */
function ReminderChoice({ minutes, words }: ReminderChoiceProps) {
  const reminder = useStoreInstance(createReminder);
  const { isBusy, refusal, save } = useChange();
  const choose = async (reminderMinutes: number | null) => {
    if (await save({ reminderMinutes }, words.saved)) reminder.getState().choose(reminderMinutes);
  };
  // An interval that was chosen on another device is an option here too.
  const offered = [...new Set([...reminderChoices, ...(minutes === null ? [] : [minutes])])].sort(
    (a, b) => a - b,
  );
  return (
    <Card aria-labelledby="reminder-title" className={pendingCard.card}>
      <h2 id="reminder-title">{words.title}</h2>
      <p>{words.text}</p>
      <Choice
        label={words.title}
        name="reminder"
        chosen={minutes}
        isBusy={isBusy}
        onChoose={(value) => void choose(value)}
        options={[
          { value: null, word: words.off },
          ...offered.map((value) => ({ value, word: fill(words.every, { n: value }) })),
        ]}
      />
      <ErrorMessage code={refusal} />
    </Card>
  );
}
