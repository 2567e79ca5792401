import { bangkokDate, displayTime, SECOND_MS } from "../time/time";
import type { RoundClock } from "./phase";

/** What changes of a round while it is looked at: its state, its times, and why it is paused or void. */
export interface RoundUpdate extends Pick<RoundClock, "status" | "unixTimeStamp"> {
  readonly reason?: string | undefined;
}

/** The part of a round that follows from its state and times. Dates and times are Bangkok's. */
interface UpdatableRound {
  readonly closeDt: string;
  readonly closeTime: string;
  readonly resultDt: string;
  readonly resultTime: string;
  readonly betList: RoundUpdate & { readonly active: boolean };
}

/** The round as the last update has it: its state, its reason, and all that follows from its times. */
export function withUpdate<Round extends UpdatableRound>(
  round: Round,
  update: RoundUpdate | undefined,
): Round {
  if (!update) return round;
  const { status, unixTimeStamp, reason } = update;
  const closeMs = unixTimeStamp.realCloseTime * SECOND_MS;
  const resultMs = unixTimeStamp.realResultTime * SECOND_MS;
  return {
    ...round,
    closeDt: bangkokDate(closeMs),
    closeTime: displayTime(closeMs),
    resultDt: bangkokDate(resultMs),
    resultTime: displayTime(resultMs),
    betList: { ...round.betList, status, unixTimeStamp, reason, active: status === "open" },
  };
}
