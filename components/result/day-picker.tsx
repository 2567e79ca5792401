"use client";
import type { FormEvent } from "react";
import { DayInput } from "@/components/ui/day-input";
import { Icon } from "@/components/ui/icon";
import { addDays, readDay } from "@/lib/domain/time";
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
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get("date");
    const day = typeof asked === "string" ? readDay(asked) : null;
    if (day) open(day);
  }
  function open(day: string) {
    if (day !== date) router.push(pageOf(day));
  }

  return (
    <div className={styles.picker}>
      <Way href="/results" word={words.latestOfAll} isHere={date === null} />
      <Way href={pageOf(today)} word={words.today} isHere={date === today} />
      <form method="get" className={styles.day} onSubmit={show}>
        {date !== null && <Step date={addDays(date, -1)} label={words.previous} icon="back" />}
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
        {date !== null && date < last && <Step date={addDays(date, 1)} label={words.next} icon="forward" />}
      </form>
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

function Step({ date, label, icon }: { date: string; label: string; icon: "back" | "forward" }) {
  return (
    <Link href={pageOf(date)} prefetch={false} aria-label={label} className={styles.step}>
      <Icon name={icon} />
    </Link>
  );
}
