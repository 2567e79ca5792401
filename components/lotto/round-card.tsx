"use client";
import { useTranslations } from "next-intl";
import { MarketMark } from "@/components/round/market-mark";
import { ResultBalls } from "@/components/round/result-balls";
import { RoundChip } from "@/components/round/round-chip";
import { useReason } from "@/components/round/use-reason";
import { Countdown } from "@/components/ui/countdown";
import type { Round } from "@/lib/contract/rounds";
import { roundAddress } from "@/lib/domain/access/addresses";
import { closesOn } from "@/lib/domain/rounds/closes-on";
import { isBettable, phaseOf } from "@/lib/domain/rounds/phase";
import { bangkokDate, displayDate, displayTime, SECOND_MS } from "@/lib/domain/time";
import { Link } from "@/lib/i18n/navigation";
import styles from "./round-card.module.css";

/** One round in a list: market, draw, close, and state. */
export function RoundCard({ round, name, nowMs }: { round: Round; name: string; nowMs: number }) {
  const t = useTranslations("lotto.list");
  const reason = useReason();
  const { betList } = round;
  const phase = phaseOf(betList, nowMs);
  const isOpen = isBettable(betList, nowMs);
  const { openTime, realCloseTime } = betList.unixTimeStamp;
  const otherDay = closesOn(round.dt, realCloseTime * SECOND_MS);
  const closes = otherDay
    ? t("closesOn", { date: displayDate(otherDay), time: round.closeTime })
    : t("closes", { time: round.closeTime });
  const openMs = openTime * SECOND_MS;
  return (
    <Link
      href={roundAddress(round, betList.betId)}
      prefetch={false}
      className={styles.card}
      data-open={isOpen ? "" : undefined}
    >
      <MarketMark betType={round.betType} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.draw}>{t("draw", { date: displayDate(round.dt) })}</span>
        <span className={styles.draw}>
          {phase === "upcoming"
            ? t("opens", { date: displayDate(bangkokDate(openMs)), time: displayTime(openMs) })
            : phase === "closed" || phase === "waiting"
              ? t("resultAt", { time: round.resultTime })
              : closes}
        </span>
      </div>
      <div className={styles.state}>
        <RoundChip phase={phase} />
        {isOpen ? <Countdown isQuiet closeAtSeconds={realCloseTime} serverTime={round.serverTime} /> : null}
      </div>
      {betList.result ? (
        <div className={styles.result}>
          <ResultBalls result={betList.result} isDemo={betList.demo} />
        </div>
      ) : null}
      {betList.reason && phase !== "settled" ? (
        <span className={styles.reason}>
          {isOpen || phase === "upcoming"
            ? t("moved", { reason: reason(betList.reason) })
            : reason(betList.reason)}
        </span>
      ) : null}
    </Link>
  );
}
