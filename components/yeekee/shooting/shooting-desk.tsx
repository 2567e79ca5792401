"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import notice from "@/components/round/closed-round.module.css";
import { useReason } from "@/components/round/use-reason";
import { Icon, type IconName } from "@/components/ui/art/icon";
import { ButtonLink } from "@/components/ui/controls/button";
import { Countdown } from "@/components/ui/days/countdown";
import { formatBaht, type Satang } from "@/lib/domain/money/money";
import { closingSoonSeconds, shotsEndMs } from "@/lib/domain/rounds/phase";
import { bangkokDate, displayClock, displayDate, displayTime, SECOND_MS } from "@/lib/domain/time/time";
import {
  PRIZE_BUDGET_PER_MILLE,
  PRIZE_PEOPLE_MIN,
  PRIZE_STAKE_MIN,
  rankPrizes,
} from "@/lib/domain/yeekee/rank-prizes";
import { SHOTS_MIN } from "@/lib/domain/yeekee/result";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { createYings, useYings } from "@/stores/yings";
import { DrawnRound } from "../proof/drawn-round";
import { RecentShots } from "./recent-shots";
import styles from "./shooting-desk.module.css";
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
  const { seal, withSystemShot } = opening.summary ?? {};
  // Only this house's rounds tell how they draw; another's prizes and least count are its own to say.
  const isOfHouse = withSystemShot !== undefined;
  const isSealed =
    useYings((state) => state.betId === betId && Boolean(state.summary?.seal)) || Boolean(seal);
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
          {isOfHouse ? <HouseRules /> : null}
        </div>
      );
  }
}

/** Who wins a prize for shooting, and when a round counts. */
function HouseRules() {
  const t = useTranslations("yeekee.shoot");
  return (
    <p className={styles.rules}>
      {t("prizes", { first: wholeBaht(rankPrizes[0].most), sixteenth: wholeBaht(rankPrizes[1].most) })}
      <br />
      {t("prizeTerms", {
        people: PRIZE_PEOPLE_MIN,
        stake: wholeBaht(PRIZE_STAKE_MIN),
        percent: PRIZE_BUDGET_PER_MILLE / 10,
      })}
      <br />
      {t("few", { min: SHOTS_MIN })}
    </p>
  );
}

/** For rounds of older rules; also while the work's code loads or when it failed to load. */
function Processing() {
  const t = useTranslations("yeekee.shoot");
  return <ShotAlert isBusy title={t("processing")} text={t("processingHint")} />;
}

/** Replaces the keys: why nothing can be shot now, what goes on, and where to go. */
function ShotAlert({
  icon = "clock",
  isBusy = false,
  title,
  text,
  ways = [],
}: {
  icon?: IconName;
  isBusy?: boolean;
  title: string;
  text?: string;
  ways?: readonly { href: string | null; word: string }[];
}) {
  return (
    <section className={notice.notice} role="status">
      {isBusy ? (
        <span className={styles.busy} />
      ) : (
        <span className={notice.art}>
          <Icon name={icon} size={40} />
        </span>
      )}
      <h2>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={notice.ways}>
        {ways.map(({ href, word }, at) =>
          href ? (
            <ButtonLink key={word} href={href} look={at === 0 ? "primary" : "quiet"}>
              {word}
            </ButtonLink>
          ) : null,
        )}
      </div>
    </section>
  );
}

/** Time left: first until bets close, then, under its own banner, until the shooting ends. */
export function ShotClock() {
  const t = useTranslations("yeekee.shoot");
  const { serverTime, betList } = useBets((slip) => slip.round);
  const isExtra = useBets((slip) => slip.phase === "closed");
  const shotsEndAtMs = shotsEndMs(betList);
  const ends = isExtra ? shotsEndAtMs / SECOND_MS : betList.unixTimeStamp.realCloseTime;
  return (
    <section className={styles.clock} data-extra={isExtra || undefined}>
      {isExtra ? (
        <p className={styles.banner} role="status">
          <Icon name="clock" size={20} />
          {t("extra")}
        </p>
      ) : null}
      <p className={styles.left}>
        <span className={styles.label}>{t(isExtra ? "endsIn" : "closesIn")}</span>
        <Countdown
          key={ends}
          closeAtSeconds={ends}
          serverTime={serverTime}
          soonSeconds={closingSoonSeconds(betList.betId)}
          closedText={isExtra ? t("ended") : undefined}
          className={styles.big}
        />
        <span className={styles.label}>{t("until", { time: displayClock(shotsEndAtMs) })}</span>
      </p>
    </section>
  );
}

const wholeBaht = (amount: Satang) => formatBaht(amount).replace(/\.00$/, "");

const ASK_EVERY_MS = 2_500;
/** Longer while the draw is computed: the push normally comes first. */
const ASK_WORKING_EVERY_MS = 8_000;

/** Polls the round from the end of the shooting until its outcome is known. A push may come sooner. */
function useOutcome(): void {
  const slipStore = useBetSlipStore();
  const yings = useStoreInstance(createYings);
  const betId = useYings((state) => state.betId);
  const phase = useBets((state) => state.phase);
  const isDue = phase === "waiting" || phase === "settled";
  const isWorking = useYings((state) => phase === "waiting" && Boolean(state.summary?.seal));
  const isKnown = useYings((state) => state.result !== null);
  useEffect(() => {
    if (!betId || !isDue || isKnown) return;
    const ask = async () => {
      const round = await yings.getState().askOutcome();
      const { status, unixTimeStamp, reason } = round?.betList ?? {};
      if (!status || !unixTimeStamp || status === slipStore.getState().round.betList.status) return;
      slipStore.getState().roundMoved({ betId, status, unixTimeStamp, reason });
    };
    void ask();
    const timer = setInterval(() => void ask(), isWorking ? ASK_WORKING_EVERY_MS : ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [betId, isDue, isWorking, isKnown, slipStore, yings]);
}
