"use client";
import "../shared-styles";
import { useEffect, useRef, useState } from "react";
import { epochMs } from "@/lib/domain/time/time";
import { useClock } from "@/stores/page/clock";
import { useCommonWords } from "../common-words";
import styles from "./countdown.module.css";
import { countdownState, countdownText } from "./countdown-text";

export { countdownState, countdownText } from "./countdown-text";

const MINUTE = 60;

export interface CountdownProps {
  /** Whole seconds since 1970 (`unixTimeStamp.realCloseTime`). */
  closeAtSeconds: number;
  /** `serverTime` (ISO) of the data it came with: exact from the first paint on. */
  serverTime?: string;
  /** From how many seconds on it is soon; 10 minutes by default. */
  soonSeconds?: number;
  /** In lists: no announcements at 60 and 10 seconds. */
  isQuiet?: boolean;
  /** What it says from zero on; by default that bets are closed. */
  closedText?: string;
  /** Called once when it reaches zero while it is visible. */
  onClosed?: () => void;
  className?: string;
}

/** Time left until a closing, on the upstream's clock. */
export function Countdown(props: CountdownProps) {
  const { closeAtSeconds, serverTime, soonSeconds, isQuiet, closedText, onClosed, className = "" } = props;
  const common = useCommonWords();
  const words = closedText ? { ...common, closed: closedText } : common;
  const keepTicking = useClock((clock) => clock.keepTicking);
  const seed = useClock((clock) => clock.seed);
  const [renderedAtMs] = useState(() => (serverTime ? epochMs(serverTime) : undefined));
  const nowMs = useClock((clock) => (clock.isTicking ? clock.nowMs : (renderedAtMs ?? clock.nowMs)));
  const secondsLeft = Math.max(0, Math.ceil(closeAtSeconds - nowMs / 1000));
  const state = countdownState(secondsLeft, soonSeconds);

  useEffect(() => {
    if (serverTime) seed(serverTime);
    return keepTicking();
  }, [keepTicking, seed, serverTime]);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (state === "closed" && wasOpen.current) onClosed?.();
    wasOpen.current = state !== "closed";
  }, [state, onClosed]);

  return (
    <span className={`${styles.countdown} ${styles[state]} ${className}`} data-state={state}>
      <span role="timer">{state === "closed" ? words.closed : countdownText(secondsLeft, words.day)}</span>
      {isQuiet ? null : (
        <span className="visually-hidden" role="status">
          {announcement(secondsLeft, words)}
        </span>
      )}
    </span>
  );
}

/** Each announcement stays long enough to be read out once: between its mark and the next. */
function announcement(left: number, words: { closed: string; minuteLeft: string; tenSecondsLeft: string }) {
  if (left <= 0) return words.closed;
  if (left <= 10) return words.tenSecondsLeft;
  return left <= MINUTE ? words.minuteLeft : "";
}
