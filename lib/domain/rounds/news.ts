import { bangkokDate, displayTime, SECOND_MS } from "../time";
import type { RoundClock } from "./phase";

/** What changes of a round while it is looked at: its state, its times, and why it is paused or void. */
export interface RoundNews extends Pick<RoundClock, "status" | "unixTimeStamp"> {
  readonly reason?: string | undefined;
}

/** The part of a round that follows from its state and times. Dates and times are Bangkok's. */
interface ToldRound {
  readonly closeDt: string;
  readonly closeTime: string;
  readonly resultDt: string;
  readonly resultTime: string;
  readonly betList: RoundNews & { readonly active: boolean };
}

/** The round as the last news has it: its state, its reason, and all that follows from its times. */
export function withNews<Round extends ToldRound>(round: Round, news: RoundNews | undefined): Round {
  if (!news) return round;
  const { status, unixTimeStamp, reason } = news;
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
