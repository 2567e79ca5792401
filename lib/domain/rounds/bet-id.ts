import { isDate } from "../time/time";

/** Parts of a round's id. `roundNo` is null where a service day has one round. */
export interface BetIdParts {
  readonly betType: string;
  readonly dt: string;
  readonly roundNo: number | null;
}

/** `gov-2026-12-01`, `yeekee-2026-11-23-34`: market, service day, round number. */
export function betIdOf(betType: string, dt: string, roundNo: number | null = null): string {
  return roundNo === null ? `${betType}-${dt}` : `${betType}-${dt}-${roundNo}`;
}

/** The parts of an id, or null when it has another form. */
export function parseBetId(betId: string): BetIdParts | null {
  const match = /^([a-z][a-z0-9_-]*?)-(\d{4}-\d\d-\d\d)(?:-([1-9]\d{0,2}))?$/.exec(betId);
  const [, betType, dt, roundNo] = match ?? [];
  if (!betType || !dt || !isDate(dt)) return null;
  return { betType, dt, roundNo: roundNo === undefined ? null : Number(roundNo) };
}
