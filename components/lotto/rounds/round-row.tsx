"use client";
import { useTranslations } from "next-intl";
import { MarketMark } from "@/components/round/market-mark";
import { ResultBalls } from "@/components/round/result-balls";
import { RoundChip } from "@/components/round/round-chip";
import { useReason } from "@/components/round/use-reason";
import { Countdown } from "@/components/ui/days/countdown";
import type { Round } from "@/lib/contract/rounds";
import { roundAddress } from "@/lib/domain/access/addresses";
import { closingSoonSeconds, phaseOf, type RoundPhase, takesBets } from "@/lib/domain/rounds/phase";
import { displayDate, SECOND_MS } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import { FavouriteStar } from "./favourite-star";
import type { NamedRound } from "./named-round";
import styles from "./round-row.module.css";
import { unbroken, useComingTime } from "./use-coming-time";

interface RoundRowProps {
  round: NamedRound;
  nowMs: number;
  isFavourite: boolean;
}

/** One round in a list: market, times and state, and the star of its market. */
export function RoundRow({ round, nowMs, isFavourite }: RoundRowProps) {
  const t = useTranslations("lotto.list");
  const reason = useReason();
  const { betList } = round;
  const phase = phaseOf(betList, nowMs);
  const isOpen = takesBets(phase);
  const when = useWhen(round, phase, nowMs);
  return (
    <li className={styles.row}>
      <Link
        href={roundAddress(round, betList.betId)}
        prefetch={false}
        className={styles.link}
        data-open={isOpen ? "" : undefined}
      >
        <MarketMark betType={round.betType} size={32} />
        <span className={styles.words}>
          <span className={styles.name}>{round.marketName}</span>
          <span className={styles.when}>{when}</span>
        </span>
        <State round={round} phase={phase} />
        {betList.result ? (
          <div className={styles.wide}>
            <ResultBalls result={betList.result} isDemo={betList.demo} />
          </div>
        ) : null}
        {betList.reason && phase !== "settled" ? (
          <span className={`${styles.wide} ${styles.reason}`}>
            {isOpen || phase === "upcoming"
              ? t("moved", { reason: reason(betList.reason) })
              : reason(betList.reason)}
          </span>
        ) : null}
      </Link>
      <FavouriteStar betType={round.betType} name={round.marketName} isOn={isFavourite} />
    </li>
  );
}

/** The time left of a round that takes bets, in other phases their word; unopened rounds name their time. */
function State({ round, phase }: { round: Round; phase: RoundPhase }) {
  const { betId, unixTimeStamp } = round.betList;
  if (phase === "upcoming") return null;
  if (!takesBets(phase)) return <RoundChip phase={phase} />;
  return (
    <span className={styles.left}>
      <span className="visually-hidden">
        <RoundChip phase={phase} />
      </span>
      <Countdown
        isQuiet
        closeAtSeconds={unixTimeStamp.realCloseTime}
        serverTime={round.serverTime}
        soonSeconds={closingSoonSeconds(betId)}
      />
    </span>
  );
}

/** When it opens, closes or has its result. Only of another day the day is named. */
function useWhen(round: Round, phase: RoundPhase, nowMs: number): string {
  const t = useTranslations("lotto.list");
  const coming = useComingTime();
  const { openTime, realCloseTime } = round.betList.unixTimeStamp;
  if (phase === "upcoming") {
    const { day, time } = coming(openTime * SECOND_MS, nowMs);
    return day ? t("opens", { date: day, time }) : t("opensAt", { time });
  }
  if (phase === "closed" || phase === "waiting") return t("resultAt", { time: round.resultTime });
  if (phase === "settled" || phase === "void") return t("draw", { date: unbroken(displayDate(round.dt)) });
  const { day } = coming(realCloseTime * SECOND_MS, nowMs);
  return day ? t("closesOn", { date: day, time: round.closeTime }) : t("closes", { time: round.closeTime });
}
