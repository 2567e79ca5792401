/** Times as other services write them: with or without an offset, as text or as epoch seconds or milliseconds. */
import { atBangkok, bangkokDate, bangkokIso, epochMsOrNaN, SECOND_MS } from "./time";

/** Numbers below it are seconds. */
const SECONDS_BELOW = 100_000_000_000;

/** Epoch ms; a time without an offset is Bangkok's. Null for what is no time. */
export function toldMs(value: unknown): number | null {
  if (typeof value === "string" && /^\d{9,13}$/.test(value)) return toldMs(Number(value));
  if (typeof value === "number") {
    if (!(value > 0)) return null;
    return value < SECONDS_BELOW ? value * SECOND_MS : value;
  }
  if (typeof value !== "string") return null;
  const wall = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/.exec(value.trim());
  const ms = epochMsOrNaN(wall ? `${wall[1]}T${wall[2] ?? "00:00"}+07:00` : value);
  return Number.isNaN(ms) ? null : ms;
}

/** The same as ISO text with +07:00. */
export function toldIso(value: unknown): string | null {
  const ms = toldMs(value);
  return ms === null ? null : bangkokIso(ms);
}

/** The day in Bangkok, `YYYY-MM-DD`. */
export function toldDay(value: unknown): string | null {
  const ms = toldMs(value);
  return ms === null ? null : bangkokDate(ms);
}

/** A time of day, `HH:mm`, of text that begins with one. */
export const toldClock = (text: string): string | null => /^\d\d:\d\d/.exec(text)?.[0] ?? null;

/** Epoch ms of a day and a time of day, whatever follows them. */
export function toldWallMs(day: unknown, time: unknown): number | null {
  const date = /^\d{4}-\d\d-\d\d/.exec(String(day))?.[0];
  const clock = toldClock(String(time));
  return date && clock ? atBangkok(date, clock) : null;
}

/** Epoch ms of an HTTP header `Date`; NaN for anything else. */
export const headerMs = (date: string): number => Date.parse(date);
