import { Icon } from "@/components/ui/art/icon";
import type { Withdraw } from "@/lib/contract/withdraws";
import { bangkokDate, displayDate, displayDateTime, displayTime, epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import styles from "./withdraw-steps.module.css";
import type { WithdrawWords } from "./withdraw-words";

interface Step {
  word: string;
  stands: "done" | "now" | "next" | "refused";
  said: readonly string[];
}

/** The steps of a withdrawal, with what is known of each. */
export function WithdrawSteps({
  withdraw,
  isLate,
  today,
  words,
}: {
  withdraw: Withdraw;
  /** The time at which it was expected has passed. */
  isLate: boolean;
  /** `YYYY-MM-DD` in Bangkok. */
  today: string;
  words: WithdrawWords["progress"];
}) {
  const states = {
    done: words.stepDone,
    now: words.stepNow,
    next: words.stepNext,
    refused: words.stepDone,
  };
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {stepsOf(withdraw, { isLate, today }, words).map(({ word, stands, said }) => (
        <li key={word} data-stands={stands} aria-current={stands === "now" ? "step" : undefined}>
          <span className={styles.dot} aria-hidden="true">
            {stands === "done" ? <Icon name="check" size={16} /> : null}
            {stands === "refused" ? <Icon name="close" size={16} /> : null}
          </span>
          <span className={styles.words}>
            <span className={styles.word}>
              {word}
              <span className="visually-hidden"> ({states[stands]})</span>
            </span>
            {said.map((line) => (
              <span key={line} className={styles.said}>
                {line}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stepsOf(
  withdraw: Withdraw,
  { isLate, today }: { isLate: boolean; today: string },
  words: WithdrawWords["progress"],
): Step[] {
  const { status, createdAt, decidedAt, paidAt, reason, place, expectedAt } = withdraw;
  const waits = [
    ...(place === null ? [] : [fill(words.place, { place })]),
    ...(expectedAt === null
      ? []
      : [fill(isLate ? words.late : words.expected, { time: expectedTime(expectedAt, today) })]),
  ];
  const decided = timeOf(decidedAt);
  const asked: Step = { word: words.asked, stands: "done", said: [displayDateTime(createdAt)] };
  if (status === "rejected") {
    const why = reason ? [fill(words.reason, { reason })] : [];
    return [
      asked,
      { word: words.checking, stands: "done", said: [] },
      { word: words.refused, stands: "refused", said: [...why, ...decided] },
    ];
  }
  const isPending = status === "pending";
  const isPaid = status === "paid";
  return [
    asked,
    { word: words.checking, stands: isPending ? "now" : "done", said: isPending ? waits : decided },
    {
      word: words.transferring,
      stands: isPending ? "next" : isPaid ? "done" : "now",
      said: status === "approved" ? waits : [],
    },
    { word: words.done, stands: isPaid ? "done" : "next", said: isPaid ? timeOf(paidAt) : [] },
  ];
}

/** Nothing of a time that is not known. */
const timeOf = (at: string | null | undefined): readonly string[] => (at ? [displayDateTime(at)] : []);

/** The promise is kept for as long as it takes: on another day its time alone would be read as today's. */
function expectedTime(at: string, today: string): string {
  const day = bangkokDate(epochMs(at));
  return day === today ? displayTime(at) : `${displayDate(day)} ${displayTime(at)}`;
}
