"use client";
import { useEffect } from "react";
import { useCommonWords } from "@/components/ui/common-words";
import { displayDuration, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { useClock } from "@/stores/page/clock";
import styles from "./time-ring.module.css";

interface TimeRingProps {
  endsAtMs: number;
  /** The whole duration, ms: a full ring. */
  lastsMs: number;
  label: string;
}

const radius = 44;
const round = 2 * Math.PI * radius;

/**
 * Time left as a ring and as digits, on the upstream's clock. Announced to screen readers at 60 and 10 seconds.
 */
export function TimeRing({ endsAtMs, lastsMs, label }: TimeRingProps) {
  const words = useCommonWords();
  const nowMs = useClock((clock) => clock.nowMs);
  const keepTicking = useClock((clock) => clock.keepTicking);
  useEffect(() => keepTicking(), [keepTicking]);

  const seconds = Math.max(0, Math.ceil((endsAtMs - nowMs) / SECOND_MS));
  const share = Math.min(1, Math.max(0, (endsAtMs - nowMs) / lastsMs));
  return (
    <div className={styles.ring} data-state={stateOf(seconds)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} className={styles.track} />
        <circle
          cx="50"
          cy="50"
          r={radius}
          className={styles.left}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - share)}
        />
      </svg>
      <span role="timer" aria-label={label} className={styles.digits}>
        {displayDuration(seconds)}
      </span>
      <span className="visually-hidden" role="status">
        {seconds > 0 && seconds <= 10
          ? words.tenSecondsLeft
          : seconds > 10 && seconds <= 60
            ? words.minuteLeft
            : ""}
      </span>
    </div>
  );
}

const soonSeconds = (3 * MINUTE_MS) / SECOND_MS;

/** A transfer takes about three minutes; under one minute is urgent. */
function stateOf(seconds: number): "calm" | "soon" | "last" {
  if (seconds < 60) return "last";
  return seconds < soonSeconds ? "soon" : "calm";
}
