"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId } from "react";
import type { YingSummary } from "@/lib/contract/yings";
import { displayClock, SECOND_MS } from "@/lib/domain/time/time";
import { DEDUCTED_RANK } from "@/lib/domain/yeekee/result";
import { useBets } from "@/stores/bets";
import { useClock } from "@/stores/page/clock";
import { listOf, useYings } from "@/stores/yings";
import facts from "../draw-facts.module.css";
import type { ShotOpening } from "../shooting/shot-opening";
import styles from "./draw-work.module.css";

/** `waiting`: the promised time of the result has passed, which is no failure. */
type DrawStage = "freezing" | "beacon" | "working" | "waiting";

/**
 * Shown from the end of the shooting to the result: the frozen list, the progress of the work, and what is known so
 * far.
 */
export default function DrawWork({ opening }: { opening: ShotOpening }) {
  const t = useTranslations("yeekee.draw");
  const titleId = useId();
  const keepTicking = useClock((clock) => clock.keepTicking);
  useEffect(() => keepTicking(), [keepTicking]);
  const betId = useBets((slip) => slip.round.betList.betId);
  const dueMs = useBets((slip) => slip.round.betList.unixTimeStamp.realResultTime * SECOND_MS);
  const isLate = useClock((clock) => clock.isTicking && clock.nowMs >= dueMs);
  const isFollowed = useYings((yings) => yings.betId === betId);
  const followed = useYings((yings) => yings.summary);
  const summary = (isFollowed ? followed : null) ?? opening.summary;
  const stage = stageOfDraw(summary, isLate);
  return (
    <section className={styles.work} data-stage={stage} aria-labelledby={titleId}>
      <div className={styles.head} role="status">
        <h2 id={titleId}>{t(`${stage}.title`)}</h2>
        <p className={styles.text}>{t(`${stage}.text`)}</p>
      </div>
      {summary?.seal ? (
        <Steps
          done={summary.work?.done ?? 0}
          steps={summary.seal.steps}
          isFrozen={Boolean(summary.freeze)}
          hasChain={summary.seal.chainHash !== ""}
        />
      ) : null}
      <Known opening={opening} isFollowed={isFollowed} />
      <p className={styles.due}>{isLate ? t("noLater") : t("due", { time: displayClock(dueMs) })}</p>
    </section>
  );
}

interface StepsProps {
  done: number;
  steps: number;
  isFrozen: boolean;
  /** The round waits for public randomness: a work that has not begun need not be waiting for other rounds. */
  hasChain: boolean;
}

/** The bar of the work. Two draws are worked out at a time, so that one that has not begun waits for its turn. */
function Steps({ done, steps, isFrozen, hasChain }: StepsProps) {
  const t = useTranslations("yeekee.draw");
  const share = Math.min(1, done / steps);
  const all = plain(steps);
  const isQueued = isFrozen && done === 0 && !hasChain;
  const progress = { done: plain(Math.min(done, steps)), steps: all };
  const said = !isFrozen
    ? t("before", { steps: all })
    : isQueued
      ? t("queued", { steps: all })
      : t("steps", progress);
  return (
    <div className={styles.steps}>
      <div
        role="progressbar"
        className={styles.bar}
        aria-label={t("bar")}
        aria-valuemin={0}
        aria-valuemax={steps}
        aria-valuenow={Math.min(done, steps)}
        aria-valuetext={said}
      >
        <span className={styles.done} style={{ transform: `scaleX(${share})` }} />
      </div>
      <p className={styles.count}>{said}</p>
    </div>
  );
}

/** Latin digits in all languages, as in the counts beside it. */
const plain = (count: number) => count.toLocaleString("en-US");

/** What is already public; only the system shot is still to come. */
function Known({ opening, isFollowed }: { opening: ShotOpening; isFollowed: boolean }) {
  const t = useTranslations("yeekee");
  const followed = useYings((yings) => yings.list);
  const { shots, count, sum } = isFollowed ? followed : listOf(opening);
  const rank16 = shots[DEDUCTED_RANK - 1];
  return (
    <dl className={facts.facts}>
      <div>
        <dt>
          {t("outcome.sum")}
          <small>{t("shoot.count", { n: count })}</small>
        </dt>
        <dd>{plain(sum)}</dd>
      </div>
      {rank16 ? (
        <div>
          <dt>
            {t("outcome.rank16")}
            <small>{rank16.alias}</small>
          </dt>
          <dd>−{rank16.number}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t("draw.system")}</dt>
        <dd className={styles.open}>{t("draw.systemOpen")}</dd>
      </div>
    </dl>
  );
}

/** The step of a draw of version 3 after the end of the shooting. */
function stageOfDraw(
  summary: Pick<YingSummary, "seal" | "freeze" | "work"> | null,
  isLate: boolean,
): DrawStage {
  if (isLate) return "waiting";
  if (!summary?.freeze) return "freezing";
  const hasBegun = (summary.work?.done ?? 0) > 0;
  return summary.seal?.chainHash && !hasBegun ? "beacon" : "working";
}
