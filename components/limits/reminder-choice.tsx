"use client";
import { Card } from "@/components/ui/card";
import { Choice } from "@/components/ui/controls/choice";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { reminderChoices } from "@/lib/domain/members/player-limits";
import { fill } from "@/lib/i18n/fill";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createReminder } from "@/stores/member/reminder";
import styles from "./pending-card.module.css";
import { useChange } from "./use-change";

interface ReminderChoiceProps {
  minutes: number | null;
  words: LimitWords["reminder"];
}

/** The interval of the play reminder; saved at the tap. */
export function ReminderChoice({ minutes, words }: ReminderChoiceProps) {
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
    <Card aria-labelledby="reminder-title" className={styles.card}>
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
