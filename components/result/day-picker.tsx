"use client";
import type { FormEvent } from "react";
import { DayInput } from "@/components/ui/day-input";
import { Icon } from "@/components/ui/icon";
import { addDays, readDay } from "@/lib/domain/time";
import { Link, useRouter } from "@/lib/i18n/navigation";
import styles from "./day-picker.module.css";

interface DayPickerProps {
  /** The selected day and the last selectable one, `YYYY-MM-DD`: lottery days. */
  date: string;
  last: string;
  words: { date: string; previous: string; next: string };
}

const pageOf = (date: string) => `/results?date=${date}`;

/**
 * One day of results, with links to the days before and after. A day that is chosen, or typed to its end, is shown
 * at once; a plain GET form that Enter sends works without scripts.
 */
export function DayPicker({ date, last, words }: DayPickerProps) {
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
    <form method="get" className={styles.picker} onSubmit={show}>
      <Step date={addDays(date, -1)} label={words.previous} icon="back" />
      <div className={styles.box}>
        <DayInput
          key={date}
          name="date"
          defaultValue={date}
          max={last}
          required
          onDay={open}
          aria-label={words.date}
          className={styles.date}
        />
      </div>
      {/* Enter in the box sends the form by its button, shown or not. */}
      <button type="submit" hidden />
      {date < last && <Step date={addDays(date, 1)} label={words.next} icon="forward" />}
    </form>
  );
}

function Step({ date, label, icon }: { date: string; label: string; icon: "back" | "forward" }) {
  return (
    <Link href={pageOf(date)} prefetch={false} aria-label={label} className={styles.step}>
      <Icon name={icon} />
    </Link>
  );
}
