"use client";
import type { FormEvent, ReactNode } from "react";
import { DayInput } from "@/components/ui/day-input";
import { Icon } from "@/components/ui/icon";
import { addDays, displayDate, readDay } from "@/lib/domain/time";
import { Link, useRouter } from "@/lib/i18n/navigation";
import styles from "./day-picker.module.css";

interface DayPickerProps {
  /** The day that is shown; null where the latest result of each market is. Both are lottery days, `YYYY-MM-DD`. */
  date: string | null;
  today: string;
  /** The last selectable day. */
  last: string;
  words: { date: string; previous: string; next: string; latestOfAll: string; today: string };
}

const pageOf = (date: string) => `/results?date=${date}`;

/**
 * The latest results, today's, or those of a day, with links to the days before and after it. A day that is chosen, or
 * typed to its end, is shown at once; a plain GET form that Enter sends works without scripts.
 */
export function DayPicker({ date, today, last, words }: DayPickerProps) {
  const router = useRouter();

  function show(event: FormEvent<HTMLFormElement>) {
    const asked = new FormData(event.currentTarget).get("date");
    const day = typeof asked === "string" ? readDay(asked) : null;
    // What is no day is sent: the page says so.
    if (!day) return;
    event.preventDefault();
    open(day);
  }
  function open(day: string) {
    if (day !== date) router.push(pageOf(day));
  }

  return (
    <div className={styles.picker}>
      <Way href="/results" word={words.latestOfAll} isHere={date === null} />
      <Way href={pageOf(today)} word={words.today} isHere={date === today} />
      <form method="get" className={styles.day} onSubmit={show}>
        <div className={styles.box}>
          <DayInput
            key={date}
            name="date"
            defaultValue={date ?? ""}
            max={last}
            required
            onDay={open}
            aria-label={words.date}
            className={styles.date}
          />
        </div>
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

/** One of the two usual views; the one that is shown is no link to itself. */
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
