"use client";
import { useTranslations } from "next-intl";
import { RoundChip } from "@/components/round/round-chip";
import { useServerRefresh } from "@/components/round/use-ask-again";
import { Countdown } from "@/components/ui/countdown";
import { Icon } from "@/components/ui/icon";
import type { Round } from "@/lib/contract/rounds";
import { closesOn } from "@/lib/domain/rounds/closes-on";
import { closingSoonMs, phaseOf } from "@/lib/domain/rounds/phase";
import { displayDate, epochMs, SECOND_MS } from "@/lib/domain/time";
import { Link } from "@/lib/i18n/navigation";
import { useClock } from "@/stores/clock";
import styles from "./game-entries.module.css";

export interface GameEntry {
  /** The game's name in the reader's language. */
  name: string;
  /** Its next round to close, and that round's number. */
  round: Round;
  roundNo: number;
}

/**
 * Yeekee in the list of markets: one line for each game with its next round; the hundreds of rounds are on the
 * game's page.
 */
export function GameEntries({ title, entries }: { title: string; entries: readonly GameEntry[] }) {
  const askAgain = useServerRefresh();
  return (
    <section className={styles.section} aria-labelledby="section-yeekee">
      <header className={styles.head}>
        <h2 id="section-yeekee">{title}</h2>
      </header>
      <ul className={styles.games}>
        {entries.map((entry) => (
          <li key={entry.round.betType}>
            <Entry {...entry} onClosed={askAgain} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ name, round, roundNo, onClosed }: GameEntry & { onClosed: () => void }) {
  const t = useTranslations("yeekee");
  const nowMs = useClock(({ isTicking, nowMs: now }) => (isTicking ? now : epochMs(round.serverTime)));
  const { betList, dt, closeTime, betType } = round;
  const otherDay = closesOn(dt, betList.unixTimeStamp.realCloseTime * SECOND_MS);
  return (
    <div className={styles.game}>
      <Link href={`/lotto/yeekee/${betList.betId}`} prefetch={false} className={styles.next}>
        <span className={styles.words}>
          <strong>{name}</strong>
          <span className={styles.small}>
            {t("round", { n: roundNo })} ·{" "}
            {otherDay
              ? t("grid.closesOn", { date: displayDate(otherDay), time: closeTime })
              : t("grid.closes", { time: closeTime })}
          </span>
        </span>
        <span className={styles.state}>
          <RoundChip phase={phaseOf(betList, nowMs)} />
          <Countdown
            isQuiet
            closeAtSeconds={betList.unixTimeStamp.realCloseTime}
            serverTime={round.serverTime}
            soonSeconds={closingSoonMs(betList.betId) / SECOND_MS}
            onClosed={onClosed}
          />
        </span>
      </Link>
      <Link href={`/lotto/yeekee?game=${betType}`} prefetch={false} className={styles.all}>
        {t("grid.all")}
        <Icon name="forward" size={20} />
      </Link>
    </div>
  );
}
