"use client";
import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from "react";
import { displayDate, isDate } from "@/lib/domain/time/time";
import { readDay } from "@/lib/domain/time/time-written";
import { settledDay, typeDay } from "@/lib/domain/time/typed-day";
import { Icon } from "../art/icon";
import { useCommonWords } from "../common-words";
import styles from "./day-input.module.css";

interface DayInputProps extends ComponentProps<"input"> {
  /** A day within the limit, `YYYY-MM-DD`, as soon as it is chosen or typed with all its digits. */
  onDay?: (day: string) => void;
}

/** A typed day with all its digits. */
const wholeDay = /^\d\d\/\d\d\/\d{4}$/;

/**
 * A box for a day that always reads DD/MM/YYYY: a browser's own date box follows the computer's language, not the
 * reader's. `defaultValue` and the last day `max` are `YYYY-MM-DD`. The browser's calendar is still offered. The
 * recipient of the form parses the text with `readDay`; the form says what is wrong, in the reader's language
 * (`DayWrong`).
 */
export function DayInput({
  defaultValue,
  max,
  className = "",
  onChange,
  onBlur,
  onDay,
  ...rest
}: DayInputProps) {
  const words = useCommonWords();
  const [text, setText] = useState(() => {
    const day = String(defaultValue ?? "");
    return isDate(day) ? displayDate(day) : "";
  });
  const calendar = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Keeps what was typed into the server's box before this code had arrived.
    const box = calendar.current?.parentElement?.previousElementSibling;
    if (box instanceof HTMLInputElement) setText(box.value);
  }, []);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = typeDay(text, event.target.value);
    setText(typed);
    onChange?.(event);
    const day = typed !== text && wholeDay.test(typed) ? readDay(typed) : null;
    if (day && (max === undefined || day <= String(max))) onDay?.(day);
  }

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    if (!isDate(target.value)) return;
    setText(displayDate(target.value));
    onDay?.(target.value);
  }

  return (
    <>
      <input
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={words.dayShape}
        value={text}
        onChange={type}
        onBlur={(event) => {
          setText(settledDay(text));
          onBlur?.(event);
        }}
        className={`${styles.text} ${className}`}
      />
      {/* For the pointer only; by keyboard the day is typed. */}
      <span className={styles.calendar} aria-hidden="true">
        <button
          type="button"
          tabIndex={-1}
          className={styles.pick}
          onClick={() => calendar.current?.showPicker()}
        >
          <Icon name="calendar" size={20} />
        </button>
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          value={readDay(text) ?? ""}
          max={max}
          onChange={pick}
          className={styles.days}
        />
      </span>
    </>
  );
}
