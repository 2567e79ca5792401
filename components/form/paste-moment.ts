import type { ClipboardEvent } from "react";
import { displayDate } from "@/lib/domain/time/time";
import { readClock, readDay, writtenMoment } from "@/lib/domain/time/time-written";
import { setBox } from "./box-values";

/** What a browser's own box takes of a day and a time; null for any other box, and where the text lacks it. */
const kinds: Readonly<Record<string, (day: string | null, clock: string | null) => string | null>> = {
  date: (day) => day,
  time: (_, clock) => clock,
  "datetime-local": (day, clock) => day && clock && `${day}T${clock}`,
};

/**
 * A day or a time that is pasted into a browser's own box for one, which takes it in the browser's spelling alone: as a
 * bank or a person wrote it. Where the form has one other box for the time, that takes the time of the same text.
 */
export function pasteIntoBox(event: ClipboardEvent<HTMLElement>): void {
  const box = event.target;
  if (!(box instanceof HTMLInputElement)) return;
  const text = event.clipboardData.getData("text");
  const [day, clock] = [readDay(text), readClock(text)];
  const value = kinds[box.type]?.(day, clock) ?? null;
  if (value === null) return;
  event.preventDefault();
  setBox(box, value);
  const times =
    box.type === "date" ? (box.form?.querySelectorAll<HTMLInputElement>("input[type=time]") ?? []) : [];
  const [only] = times;
  if (only && times.length === 1 && clock !== null && writtenMoment(text)?.day) setBox(only, clock);
}

/** A moment that is pasted as a bank prints it into one of two text boxes, for its day and its time: fills both. */
export function pasteMoment(
  event: ClipboardEvent<HTMLElement>,
  names: { readonly day: string; readonly time: string },
): void {
  const form = event.target instanceof HTMLInputElement ? event.target.form : null;
  const text = event.clipboardData.getData("text");
  const [day, clock] = [readDay(text), writtenMoment(text)?.clock ?? null];
  const boxes = [form?.elements.namedItem(names.day), form?.elements.namedItem(names.time)];
  const [dayBox, timeBox] = boxes;
  if (day === null || clock === null || boxes.every((box) => box !== event.target)) return;
  if (!(dayBox instanceof HTMLInputElement) || !(timeBox instanceof HTMLInputElement)) return;
  event.preventDefault();
  setBox(dayBox, displayDate(day));
  setBox(timeBox, clock);
}
