"use client";
import { useTranslations } from "next-intl";
import { MarketMark } from "@/components/round/market-mark";
import { ResultBalls } from "@/components/round/result-balls";
import { RoundChip } from "@/components/round/round-chip";
import { useReason } from "@/components/round/use-reason";
import { Countdown } from "@/components/ui/countdown";
import type { Round } from "@/lib/contract/rounds";
import { roundAddress } from "@/lib/domain/access/addresses";
import { closingSoonMs, phaseOf, type RoundPhase, takesBets } from "@/lib/domain/rounds/phase";
import { DAY_MS, displayDate, displayUpcoming, SECOND_MS } from "@/lib/domain/time";
import { Link } from "@/lib/i18n/navigation";
import { FavouriteStar } from "./favourite-star";
import type { NamedRound } from "./named-round";
import styles from "./round-row.module.css";

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
        soonSeconds={closingSoonMs(betId) / SECOND_MS}
      />
    </span>
  );
}

/** When it opens, closes or has its result. Of a moment in the next 24 hours the date is not named. */
function useWhen(round: Round, phase: RoundPhase, nowMs: number): string {
  const t = useTranslations("lotto.list");
  if (phase === "upcoming") {
    const opensMs = round.betList.unixTimeStamp.openTime * SECOND_MS;
    return t("opensAt", { time: unbroken(displayUpcoming(opensMs, nowMs)) });
  }
  if (phase === "closed" || phase === "waiting") return t("resultAt", { time: round.resultTime });
  if (phase === "settled" || phase === "void") return t("draw", { date: unbroken(displayDate(round.dt)) });
  return round.betList.unixTimeStamp.realCloseTime * SECOND_MS - nowMs < DAY_MS
    ? t("closes", { time: round.closeTime })
    : t("closesOn", { date: unbroken(displayDate(round.closeDt)), time: round.closeTime });
}

/** Lines break after a slash, so a date in a narrow row needs word joiners to stay whole. */
const unbroken = (date: string) => date.replaceAll("/", "/\u2060");
