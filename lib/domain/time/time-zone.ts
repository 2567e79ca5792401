/** Clocks of other zones than Bangkok's. Apart from `time.ts`, because browsers need neither the plugin nor zone data. */
import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { addDays, atBangkok, BANGKOK, MINUTE_MS, wallMs } from "./time";

dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * Epoch ms of a day and time of day in an IANA zone.
 * A time that a clock change skips is read with the offset before it (so it is later); one that occurs twice is
 * its first occurrence. dayjs by itself reads both by the offset of the moment at which it is asked.
 */
export function atZone(date: string, time: string, zone: string): number {
  if (zone === BANGKOK) return atBangkok(date, time);
  const key = `${date} ${time} ${zone}`;
  const ms = known.get(key) ?? readAtZone(date, time, zone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, ms);
  return ms;
}

function readAtZone(date: string, time: string, zone: string): number {
  const wall = wallMs(date, time);
  const before = offsetOn(addDays(date, -1), time, zone);
  const after = offsetOn(addDays(date, 1), time, zone);
  const early = wall - before;
  if (before === after || offsetAt(early, zone) === before) return early;
  return offsetAt(wall - after, zone) === after ? wall - after : early;
}

/** Each costs ten asks of the zone data, and schedules ask for the same days again and again. */
const known = new Map<string, number>();
const MOST_KNOWN = 5_000;

/** Offset of a zone on a day, ms east of UTC; in the hour of a change the one before or after it. */
function offsetOn(date: string, time: string, zone: string): number {
  return dayjs.tz(`${date}T${time}`, zone).utcOffset() * MINUTE_MS;
}

/** Offset of a zone at an instant, ms east of UTC: exact, and ten times the work of `offsetOn`. */
function offsetAt(ms: number, zone: string): number {
  return dayjs.utc(ms).tz(zone).utcOffset() * MINUTE_MS;
}
