"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { useReason } from "@/components/round/use-reason";
import { formatBaht, type Satang } from "@/lib/domain/money/money";
import { bangkokDate, displayDate, displayTime, SECOND_MS } from "@/lib/domain/time/time";
import {
  PRIZE_BUDGET_PER_MILLE,
  PRIZE_PEOPLE_MIN,
  PRIZE_STAKE_MIN,
  rankPrizes,
} from "@/lib/domain/yeekee/rank-prizes";
import { SHOTS_MIN } from "@/lib/domain/yeekee/result";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBets } from "@/stores/bets";
import { createYings, useYings } from "@/stores/yings";
import { DrawnRound } from "../proof/drawn-round";
import { useOutcome } from "../use-outcome";
import { RecentShots } from "./recent-shots";
import styles from "./shooting-desk.module.css";
import { ShotAlert } from "./shot-alert";
import { ShotClock } from "./shot-clock";
import type { ShotOpening } from "./shot-opening";
import { ShotPad } from "./shot-pad";

const loadDrawWork = () => import("../draw-log/draw-work");
const DrawWork = dynamic(() => loadDrawWork().catch(() => ({ default: Processing })), {
  loading: Processing,
});

/** The shooting panel: clock and keys, then the wait, then the result. Loaded on demand. */
export default function ShootingDesk({
  opening,
  own = null,
  nextHref,
}: {
  opening: ShotOpening;
  /** What came of the member's own slips; part of the result. */
  own?: ReactNode;
  nextHref: string | null;
}) {
  const t = useTranslations("yeekee");
  const word = useTranslations("lotto.list");
  const reason = useReason();
  const yings = useStoreInstance(createYings);
  const phase = useBets((slip) => slip.phase);
  const { betList } = useBets((slip) => slip.round);
  const [wasDrawn] = useState(phase === "settled");
  const { betId, reason: why } = betList;
  const { seal, commitment } = opening.summary ?? {};
  const isSealed =
    useYings((state) => state.betId === betId && Boolean(state.summary?.seal)) || Boolean(seal);
  const sealed = seal?.hash ?? commitment;
  useEffect(() => yings.getState().follow(betId, opening), [yings, betId, opening]);
  useOutcome();
  // The end of the shooting comes by the clock, without a network.
  useEffect(() => {
    if (phase === "closed") void loadDrawWork().catch(() => undefined);
  }, [phase]);

  switch (phase) {
    case "upcoming": {
      const openMs = betList.unixTimeStamp.openTime * SECOND_MS;
      const opens = { date: displayDate(bangkokDate(openMs)), time: displayTime(openMs) };
      return <ShotAlert icon="clock" title={t("shoot.upcoming")} text={word("opens", opens)} />;
    }
    case "suspended":
      return <ShotAlert icon="lock" title={t("shoot.suspended")} text={why && reason(why)} />;
    case "waiting":
      if (isSealed) return <DrawWork opening={opening} />;
      return <Processing />;
    case "void":
      return (
        <ShotAlert
          icon="undo"
          title={t("void.title")}
          text={why && reason(why)}
          ways={[
            { href: nextHref, word: t("outcome.next") },
            { href: `/results/yeekee/${betId}`, word: t("outcome.verify") },
          ]}
        />
      );
    case "settled":
      return <DrawnRound opening={opening} own={own} nextHref={nextHref} wasSeen={!wasDrawn} />;
    default:
      return (
        <div className={styles.desk}>
          <ShotClock />
          <RecentShots />
          <ShotPad />
          <p className={styles.rules}>
            {t("shoot.prizes", {
              first: wholeBaht(rankPrizes[0].most),
              sixteenth: wholeBaht(rankPrizes[1].most),
            })}
            <br />
            {t("shoot.prizeTerms", {
              people: PRIZE_PEOPLE_MIN,
              stake: wholeBaht(PRIZE_STAKE_MIN),
              percent: PRIZE_BUDGET_PER_MILLE / 10,
            })}
            <br />
            {t("shoot.few", { min: SHOTS_MIN })}
          </p>
          {sealed ? (
            <p className={styles.rules}>
              <a href="#seal-title" className={styles.seal}>
                {t("seal.title")} <code>{sealed.slice(0, 12)}…</code>
              </a>
            </p>
          ) : null}
        </div>
      );
  }
}

/** For rounds of older rules; also while the work's code loads or when it failed to load. */
function Processing() {
  const t = useTranslations("yeekee.shoot");
  return <ShotAlert isBusy title={t("processing")} text={t("processingHint")} />;
}

const wholeBaht = (amount: Satang) => formatBaht(amount).replace(/\.00$/, "");
