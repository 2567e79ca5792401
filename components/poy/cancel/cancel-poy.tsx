"use client";
import { useEffect, useState } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { Countdown } from "@/components/ui/days/countdown";
import type { PoyRow } from "@/lib/contract/poys";
import { cancelLeadMs } from "@/lib/domain/poy/cancel";
import { displayDateTime, epochMs, HOUR_MS } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { useClock } from "@/stores/page/clock";
import { usePoys } from "@/stores/poys";
import type { PoyWords } from "../poy-words";
import styles from "./cancel-poy.module.css";

/** Within this time a card counts down; before it shows the time of the end, so that a long list does not tick. */
const NEAR_MS = HOUR_MS;

const CancelSheet = lazyPart(() => import("./cancel-sheet"));

interface CancelPoyProps {
  poy: PoyRow;
  /** As of the render; replaced by the store's figure. Unknown when the upstream does not state it. */
  cancelsLeft: number | undefined;
  serverTime: string | undefined;
  words: PoyWords["cancel"];
  /** On a card: only while a cancel is possible, in one line. */
  isCompact?: boolean;
}

/** Cancels an active slip, with the time left for it on the upstream's clock. */
export function CancelPoy({ poy, cancelsLeft, serverTime, words, isCompact }: CancelPoyProps) {
  const [isAsking, setAsking] = useState(false);
  const onClose = () => setAsking(false);
  const told = usePoys((poys) => poys.cancelsLeft);
  const left = told ?? cancelsLeft;
  const until = poy.cancelUntil ? epochMs(poy.cancelUntil) : null;
  const [renderedAtMs] = useState(() => (serverTime ? epochMs(serverTime) : 0));
  const keepTicking = useClock((clock) => clock.keepTicking);
  const seed = useClock((clock) => clock.seed);
  const time = useClock((clock) => {
    const now = clock.isTicking ? clock.nowMs : renderedAtMs || clock.nowMs;
    if (until === null || now >= until) return "over";
    return until - now < NEAR_MS ? "near" : "far";
  });
  const isOver = time === "over";
  const isWaiting = poy.status === "accepted" && until !== null;
  useEffect(() => {
    if (!isWaiting) return;
    // A card without a countdown still needs a timer for its end.
    if (serverTime) seed(serverTime);
    return keepTicking();
  }, [isWaiting, serverTime, seed, keepTicking]);

  const canCancel = !isOver && left !== 0;
  const button = (
    <Button
      look={isCompact ? "quiet" : "danger"}
      size={isCompact ? "small" : "normal"}
      disabled={!canCancel}
      aria-label={fill(words.actOf, { no: poy.poyNo })}
      onClick={() => setAsking(true)}
    >
      <Icon name="undo" size={20} />
      {words.act}
    </Button>
  );
  return (
    <>
      {offer()}
      {/* Rendered whatever the slip's state: the answer must stay when the button goes. */}
      {isAsking ? <CancelSheet poy={poy} left={left} words={words} onClose={onClose} /> : null}
    </>
  );

  function offer() {
    if (poy.status !== "accepted") return null;
    if (until === null) {
      const isNever = !isCompact && cancelLeadMs(poy.betGroup, poy.betType) === null;
      return isNever ? <p className={styles.quiet}>{words.never}</p> : null;
    }
    const closeAtSeconds = Math.floor(until / 1000);
    if (isCompact) {
      if (!canCancel) return null;
      return (
        <>
          <span className={styles.line}>
            <Icon name="clock" size={18} />
            {time === "near" ? (
              <>
                <span>{words.left}</span>
                <Countdown isQuiet closeAtSeconds={closeAtSeconds} serverTime={serverTime} />
              </>
            ) : (
              <span>{fill(words.until, { time: displayDateTime(until) })}</span>
            )}
          </span>
          {button}
        </>
      );
    }
    const deadline = displayDateTime(until);
    if (isOver) return <p>{fill(words.over, { time: deadline })}</p>;
    return (
      <div className={styles.cancel}>
        <div className={styles.words}>
          <p>{fill(words.until, { time: deadline })}</p>
          <p className={styles.left}>
            {words.left}{" "}
            <Countdown closeAtSeconds={closeAtSeconds} serverTime={serverTime} className={styles.clock} />
          </p>
          {left === undefined ? null : (
            <p className={styles.quiet}>
              {left === 0 ? words.usedUp : fill(words.leftToday, { count: left })}
            </p>
          )}
        </div>
        {button}
      </div>
    );
  }
}
