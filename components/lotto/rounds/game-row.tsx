"use client";
import { useTranslations } from "next-intl";
import { MarketMark } from "@/components/round/market-mark";
import { RoundChip } from "@/components/round/round-chip";
import { Icon } from "@/components/ui/art/icon";
import { Countdown } from "@/components/ui/days/countdown";
import type { Round } from "@/lib/contract/rounds";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { closesOn } from "@/lib/domain/rounds/closes-on";
import { closingSoonSeconds, phaseOf } from "@/lib/domain/rounds/phase";
import { displayDate, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import { useClock } from "@/stores/page/clock";
import styles from "./round-row.module.css";

/** The current round of a game, with the game's name in the reader's language. */
export interface GameRound extends Round {
  readonly marketName: string;
}

/**
 * A yeekee game in the list of markets: the clock of its current round, and a link to the hundreds of others where
 * other rows have their star.
 */
export function GameRow({ round, onClosed }: { round: GameRound; onClosed: () => void }) {
  const t = useTranslations("yeekee");
  const nowMs = useClock(({ isTicking, nowMs: now }) => (isTicking ? now : epochMs(round.serverTime)));
  const { betList, dt, closeTime, betType, marketName } = round;
  const roundNo = parseBetId(betList.betId)?.roundNo;
  const otherDay = closesOn(dt, betList.unixTimeStamp.realCloseTime * SECOND_MS);
  const closes = otherDay
    ? t("grid.closesOn", { date: displayDate(otherDay), time: closeTime })
    : t("grid.closes", { time: closeTime });
  const phase = phaseOf(betList, nowMs);
  return (
    <li className={styles.row}>
      <Link
        href={`/lotto/yeekee/${betList.betId}`}
        prefetch={false}
        className={styles.link}
        data-open={phase === "suspended" ? undefined : ""}
      >
        <MarketMark betType={betType} size={32} />
        <span className={styles.words}>
          <span className={styles.name}>{marketName}</span>
          <span className={styles.when}>
            {roundNo ? `${t("round", { n: roundNo })} · ${closes}` : closes}
          </span>
        </span>
        {phase === "suspended" ? (
          <RoundChip phase={phase} />
        ) : (
          <span className={styles.left}>
            <span className="visually-hidden">
              <RoundChip phase={phase} />
            </span>
            <Countdown
              isQuiet
              closeAtSeconds={betList.unixTimeStamp.realCloseTime}
              serverTime={round.serverTime}
              soonSeconds={closingSoonSeconds(betList.betId)}
              onClosed={onClosed}
            />
          </span>
        )}
      </Link>
      <Link
        href={`/lotto/yeekee?game=${betType}`}
        prefetch={false}
        className={styles.all}
        aria-label={`${t("grid.all")}: ${marketName}`}
      >
        <Icon name="rounds" size={22} />
      </Link>
    </li>
  );
}
