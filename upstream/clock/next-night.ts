import { atBangkok, bangkokDate, DAY_MS } from "@/lib/domain/time/time";

/** When a nightly job runs next: the coming time of day, +07:00, after `now`. */
export function nextNight(now: number, time: string): Date {
  const at = atBangkok(bangkokDate(now), time);
  return new Date(at > now ? at : at + DAY_MS);
}
