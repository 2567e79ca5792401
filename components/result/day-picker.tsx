"use client";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { DayInput } from "@/components/ui/days/day-input";
import { DayWrong } from "@/components/ui/days/day-wrong";
import { focusInvalid } from "@/components/ui/hooks/focus";
import { addDays, displayDate } from "@/lib/domain/time/time";
import { readDay } from "@/lib/domain/time/time-written";
import { isDayLike } from "@/lib/domain/time/typed-day";
import { Link, useRouter } from "@/lib/i18n/navigation";
import styles from "./day-picker.module.css";

interface DayPickerProps {
  /** The lottery day that is shown, `YYYY-MM-DD`, or a week; null where the latest result of each market is. */
  shows: string | "week" | null;
  /** The running lottery day. */
  today: string;
  /** The last selectable day. */
  last: string;
  words: {
    date: string;
    previous: string;
    next: string;
    latestOfAll: string;
    today: string;
    yesterday: string;
    week: string;
  };
}

const pageOf = (date: string) => `/results?date=${date}`;

/**
 * The latest results, today's, yesterday's, those of a week or of a day, with links to the days before and after it. A day that is chosen, or
 * typed to its end, is shown at once; a plain GET form that Enter sends works without scripts.
 */
export function DayPicker({ shows, today, last, words }: DayPickerProps) {
  const router = useRouter();
  const wrongId = useId();
  const [isWrong, setWrong] = useState(false);
  const yesterday = addDays(today, -1);
  const date = shows === "week" ? null : shows;

  function show(event: FormEvent<HTMLFormElement>) {
    const asked = String(new FormData(event.currentTarget).get("date") ?? "");
    const day = readDay(asked);
    // A day that no calendar has is sent: the page says so, and shows the nearest one.
    if (!day && isDayLike(asked)) return;
    event.preventDefault();
    setWrong(!day);
    if (day) open(day);
    else focusInvalid(event.currentTarget);
  }
  function open(day: string) {
    if (day !== date) router.push(pageOf(day));
  }

  return (
    <div className={styles.picker}>
      <Way href="/results" word={words.latestOfAll} isHere={shows === null} />
      <Way href={pageOf(today)} word={words.today} isHere={date === today} />
      <Way href={pageOf(yesterday)} word={words.yesterday} isHere={date === yesterday} />
      <Way href="/results?days=7" word={words.week} isHere={shows === "week"} />
      <form method="get" className={styles.day} onSubmit={show} noValidate>
        <div className={styles.box} data-wrong={isWrong ? "" : undefined}>
          <DayInput
            key={date}
            name="date"
            defaultValue={date ?? ""}
            max={last}
            onDay={open}
            onChange={() => setWrong(false)}
            aria-label={words.date}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? wrongId : undefined}
            className={styles.date}
          />
        </div>
        {isWrong ? <DayWrong id={wrongId} /> : null}
        {/* Enter in the box sends the form by its button, shown or not. */}
        <button type="submit" hidden />
      </form>
      {date !== null ? (
        <nav aria-label={words.date} className={styles.steps}>
          <Step date={addDays(date, -1)} label={words.previous}>
            <Icon name="back" size={20} />
          </Step>
          {date < last ? (
            <Step date={addDays(date, 1)} label={words.next} isAfter>
              <Icon name="forward" size={20} />
            </Step>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}

/** One of the usual views; the one that is shown is no link to itself. */
function Way({ href, word, isHere }: { href: string; word: string; isHere: boolean }) {
  return isHere ? (
    <span className={styles.way} aria-current="page">
      {word}
    </span>
  ) : (
    <Link href={href} prefetch={false} className={styles.way}>
      {word}
    </Link>
  );
}

/** The day before or after the one that is shown, by its date. */
function Step({
  date,
  label,
  isAfter,
  children,
}: {
  date: string;
  label: string;
  isAfter?: boolean;
  children: ReactNode;
}) {
  return (
    <Link href={pageOf(date)} prefetch={false} className={styles.step} data-after={isAfter ? "" : undefined}>
      {children}
      <span className="visually-hidden">{label}: </span>
      {displayDate(date)}
    </Link>
  );
}
