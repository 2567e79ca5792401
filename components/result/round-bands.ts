/** From this many rounds on, a day is shown in bands. */
import { hourOf } from "@/lib/domain/time/time";

const longFrom = 30;
const bandHours = 5;
/** The service day opens at 05:00. */
const dayBegins = 5;

interface Banded {
  readonly closeTime: string;
  readonly status: string;
}

/** Drawn, or given back. */
export const isOver = ({ status }: Banded): boolean => status === "settled" || status === "void";

/**
 * A service day's rounds in bands of five hours, from 05:00 on past midnight; a short day is one band.
 * The open band is the one of the newest result; before the first result, the first one.
 */
export function bandsOf<Round extends Banded>(
  rounds: readonly Round[],
): readonly { key: number; rounds: readonly Round[]; isOpen: boolean }[] {
  if (rounds.length === 0) return [];
  if (rounds.length < longFrom) return [{ key: 0, rounds, isOpen: true }];
  const bands = new Map<number, Round[]>();
  for (const round of rounds) {
    const hour = (hourOf(round.closeTime) + 24 - dayBegins) % 24;
    const key = Math.floor(hour / bandHours);
    const band = bands.get(key);
    if (band) band.push(round);
    else bands.set(key, [round]);
  }
  const newest = [...bands].findLast(([, some]) => some.some(isOver))?.[0] ?? [...bands.keys()][0];
  return [...bands].map(([key, some]) => ({ key, rounds: some, isOpen: key === newest }));
}
