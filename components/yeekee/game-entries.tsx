"use client";
import { useTranslations } from "next-intl";
import { MarketMark } from "@/components/round/market-mark";
import { RoundChip } from "@/components/round/round-chip";
import { useServerRefresh } from "@/components/round/use-ask-again";
import { Countdown } from "@/components/ui/countdown";
import { Icon } from "@/components/ui/icon";
import type { Round } from "@/lib/contract/rounds";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { closesOn } from "@/lib/domain/rounds/closes-on";
import { closingSoonMs, phaseOf } from "@/lib/domain/rounds/phase";
import { displayDate, epochMs, SECOND_MS } from "@/lib/domain/time";
import { Link } from "@/lib/i18n/navigation";
import { useClock } from "@/stores/clock";
import styles from "./game-entries.module.css";

/** The current round of a game, with the game's name in the reader's language. */
export interface GameRound extends Round {
  readonly marketName: string;
}

/**
 * Yeekee in the list of markets: one line for each game with the clock of its current round; the hundreds of
 * rounds are on the game's page.
 */
export function GameEntries({ title, rounds }: { title: string; rounds: readonly GameRound[] }) {
  const askAgain = useServerRefresh();
  return (
    <section aria-labelledby="section-yeekee">
      <h2 id="section-yeekee" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.games}>
        {rounds.map((round) => (
          <li key={round.betType} className={styles.game}>
            <Entry round={round} onClosed={askAgain} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ round, onClosed }: { round: GameRound; onClosed: () => void }) {
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
    <>
      <Link href={`/lotto/yeekee/${betList.betId}`} prefetch={false} className={styles.next}>
        <MarketMark betType={betType} size={32} />
        <span className={styles.words}>
          <strong>{marketName}</strong>
          <span className={styles.small}>
            {roundNo ? `${t("round", { n: roundNo })} · ${closes}` : closes}
          </span>
        </span>
        <span className={styles.state}>
          {phase === "suspended" ? (
            <RoundChip phase={phase} />
          ) : (
            <>
              <span className="visually-hidden">
                <RoundChip phase={phase} />
              </span>
              <Countdown
                isQuiet
                closeAtSeconds={betList.unixTimeStamp.realCloseTime}
                serverTime={round.serverTime}
                soonSeconds={closingSoonMs(betList.betId) / SECOND_MS}
                onClosed={onClosed}
              />
            </>
          )}
        </span>
      </Link>
      <Link
        href={`/lotto/yeekee?game=${betType}`}
        prefetch={false}
        className={styles.all}
        aria-label={`${t("grid.all")}: ${marketName}`}
      >
        <Icon name="grid" size={22} />
      </Link>
    </>
  );
}
