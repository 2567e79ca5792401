"use client";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { Choice } from "@/components/ui/controls/choice";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { Sheet } from "@/components/ui/sheet/sheet";
import { timeOutDays, timeOutUntilMs } from "@/lib/domain/members/player-limits";
import { bangkokIso, displayDateTime, epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createClock } from "@/stores/page/clock";
import form from "./limit-form.module.css";
import styles from "./pending-card.module.css";
import { useChange } from "./use-change";

interface TimeOutProps {
  /** The end of a running break. */
  until: string | null;
  words: LimitWords["timeOut"];
}

/** A break: its length, a confirmation that explains it, then it begins. A running one can be extended. */
export function TimeOut({ until, words }: TimeOutProps) {
  const clock = useStoreInstance(createClock);
  const router = useRouter();
  const [days, setDays] = useState<number>(timeOutDays[0]);
  /** The end to confirm, epoch ms. */
  const [askedMs, setAsked] = useState<number | null>(null);
  const { isBusy, refusal, save } = useChange();
  const endOf = (length: number) => timeOutUntilMs(length, clock.getState().nowMs);
  const longer = timeOutDays.filter((length) => until === null || endOf(length) > epochMs(until));
  const chosen = longer.find((length) => length === days) ?? longer[0];

  const ask = async (length: number) => setAsked(timeOutUntilMs(length, await clock.getState().read()));
  const begin = async () => {
    if (askedMs === null) return;
    const said = fill(words.done, { until: displayDateTime(askedMs) });
    if (!(await save({ timeOutUntil: bangkokIso(askedMs) }, said))) return;
    setAsked(null);
    router.refresh();
  };
  return (
    <Card aria-labelledby="time-out-title" className={styles.card} id="break">
      <h2 id="time-out-title">{words.title}</h2>
      <p>{words.text}</p>
      {chosen === undefined ? null : (
        <>
          <Choice
            label={words.title}
            name="time-out"
            chosen={chosen}
            onChoose={setDays}
            options={longer.map((value) => ({ value, word: fill(words.days, { n: value }) }))}
          />
          <Button look="quiet" isWide onClick={() => void ask(chosen)}>
            {words.start}
          </Button>
        </>
      )}
      {askedMs === null ? null : (
        <Sheet
          isOpen
          title={fill(words.ask, { until: displayDateTime(askedMs) })}
          onClose={() => setAsked(null)}
          closesBy={isBusy ? "nothing" : "all"}
          footer={
            <div className={form.acts}>
              <Button look="quiet" disabled={isBusy} onClick={() => setAsked(null)}>
                {words.no}
              </Button>
              <Button isBusy={isBusy} onClick={() => void begin()}>
                {words.yes}
              </Button>
            </div>
          }
        >
          <div className={form.form}>
            <p>{words.what}</p>
            <p>{words.still}</p>
            <p>
              <strong>{words.sure}</strong>
            </p>
            <ErrorMessage code={refusal} />
          </div>
        </Sheet>
      )}
    </Card>
  );
}
