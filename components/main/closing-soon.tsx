import { Countdown } from "@/components/ui/countdown";
import { EmptyState } from "@/components/ui/empty-state";
import type { Round } from "@/lib/contract/rounds";
import { roundAddress } from "@/lib/domain/access/addresses";
import { roundName } from "@/lib/domain/rounds/names";
import { closingSoonMs, compareRounds, isBettable, phaseOf } from "@/lib/domain/rounds/phase";
import { displayDate, displayDateTime, epochMs, SECOND_MS } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import styles from "./closing-soon.module.css";

export interface SoonWords {
  title: string;
  all: string;
  closesAt: string;
  draw: string;
  opensAt: string;
  none: string;
  noneHint: string;
  failed: string;
}

interface ClosingSoonProps {
  words: SoonWords;
  /** Names of markets by betType; a market without one uses the round's own name. */
  names: Readonly<Record<string, string>>;
  /** Null when the rounds could not be read. */
  rounds: readonly Round[] | null;
}

const mostShown = 6;

const fewestShown = 3;

/** Open rounds by the server's clock, the first to close first; with few of them, also the next to open. */
export function closingSoon(rounds: readonly Round[]): Round[] {
  const phase = (round: Round) => phaseOf(round.betList, epochMs(round.serverTime));
  const open = rounds
    .filter((round) => isBettable(round.betList, epochMs(round.serverTime)))
    .sort((a, b) => compareRounds(a.betList, b.betList, epochMs(a.serverTime)));
  const next = rounds
    .filter((round) => phase(round) === "upcoming")
    .sort((a, b) => a.betList.unixTimeStamp.openTime - b.betList.unixTimeStamp.openTime);
  return [...open.slice(0, mostShown), ...next.slice(0, Math.max(0, fewestShown - open.length))];
}

/** A strip of rounds, each with its countdown and a link to its bet page. */
export function ClosingSoon({ words, names, rounds }: ClosingSoonProps) {
  const soon = rounds && closingSoon(rounds);
  return (
    <section aria-labelledby="soon-title" className={styles.soon}>
      <header className={styles.head}>
        <h2 id="soon-title">{words.title}</h2>
        <Link href="/lotto" prefetch={false}>
          {words.all}
        </Link>
      </header>
      {soon?.length ? (
        <ul className={styles.strip}>
          {soon.map((round) => (
            <li key={round.betList.betId}>
              <Link href={roundAddress(round, round.betList.betId)} prefetch={false} className={styles.round}>
                <span className={styles.name}>{roundName(names, round)}</span>
                <span className={styles.when}>{fill(words.draw, { date: displayDate(round.dt) })}</span>
                <Timing round={round} words={words} />
              </Link>
            </li>
          ))}
        </ul>
      ) : soon ? (
        <EmptyState
          icon="clock"
          title={words.none}
          text={words.noneHint}
          action={{ href: "/lotto", label: words.all }}
        />
      ) : (
        <p className={styles.failed}>{words.failed}</p>
      )}
    </section>
  );
}

function Timing({ round, words }: { round: Round; words: SoonWords }) {
  const { openTime, realCloseTime } = round.betList.unixTimeStamp;
  if (!isBettable(round.betList, epochMs(round.serverTime))) {
    const opensAt = displayDateTime(openTime * SECOND_MS).slice(0, 16);
    return <span className={styles.when}>{fill(words.opensAt, { time: opensAt })}</span>;
  }
  return (
    <>
      <span className={styles.left}>
        <Countdown
          closeAtSeconds={realCloseTime}
          serverTime={round.serverTime}
          soonSeconds={closingSoonMs(round.betList.betId) / SECOND_MS}
          isQuiet
        />
      </span>
      <span className={styles.when}>{fill(words.closesAt, { time: round.closeTime })}</span>
    </>
  );
}
