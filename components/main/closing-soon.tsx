import { MarketMark } from "@/components/round/market-mark";
import { Countdown } from "@/components/ui/days/countdown";
import { EmptyState } from "@/components/ui/notices/empty-state";
import type { Round } from "@/lib/contract/rounds";
import { roundAddress } from "@/lib/domain/access/addresses";
import { closingSoon, nextCloseSeconds } from "@/lib/domain/rounds/closing-soon";
import { roundName } from "@/lib/domain/rounds/names";
import { closingSoonSeconds, isBettable } from "@/lib/domain/rounds/phase";
import { displayUpcoming, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import styles from "./closing-soon.module.css";
import { ListHead } from "./list-head";
import { RefreshAtClose } from "./refresh-at-close";

interface SoonWords {
  title: string;
  all: string;
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

/** A strip of rounds, three at a time on a phone, each with its clock and a link to its bet page. */
export function ClosingSoon({ words, names, rounds }: ClosingSoonProps) {
  const soon = rounds && closingSoon(rounds);
  const serverTime = soon?.[0]?.serverTime;
  return (
    <section aria-labelledby="soon-title" className={styles.soon}>
      <ListHead id="soon-title" title={words.title} all={{ href: "/lotto", label: words.all }} />
      {soon && serverTime ? (
        <>
          <RefreshAtClose closeAtSeconds={nextCloseSeconds(soon)} serverTime={serverTime} />
          <ul className={styles.strip}>
            {soon.map((round) => (
              <li key={round.betList.betId}>
                <Link
                  href={roundAddress(round, round.betList.betId)}
                  prefetch={false}
                  className={styles.round}
                >
                  <MarketMark betType={round.betType} size={28} />
                  <span className={styles.name}>{withNumber(roundName(names, round))}</span>
                  <Timing round={round} words={words} />
                </Link>
              </li>
            ))}
          </ul>
        </>
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

/** The number at the end of a name stays on the line of its word. */
const withNumber = (name: string) => name.replace(/ (\d+)$/, "\u00a0$1");

function Timing({ round, words }: { round: Round; words: SoonWords }) {
  const { openTime, realCloseTime } = round.betList.unixTimeStamp;
  const nowMs = epochMs(round.serverTime);
  if (!isBettable(round.betList, nowMs)) {
    const time = displayUpcoming(openTime * SECOND_MS, nowMs);
    return <span className={styles.when}>{fill(words.opensAt, { time })}</span>;
  }
  return (
    <Countdown
      closeAtSeconds={realCloseTime}
      serverTime={round.serverTime}
      soonSeconds={closingSoonSeconds(round.betList.betId)}
      isQuiet
      className={styles.left}
    />
  );
}
