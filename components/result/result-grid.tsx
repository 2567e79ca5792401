import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import type { DayRound } from "@/lib/contract/rounds";
import { drawLogAddress } from "@/lib/domain/access/addresses";
import { displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { knownWord } from "@/lib/i18n/known-word";
import { Link } from "@/lib/i18n/navigation";
import styles from "./result-grid.module.css";
import type { ResultWords } from "./result-row";
import { bandsOf, isOver } from "./round-bands";
import type { Wins } from "./win-mark";

export type ResultRound = Pick<
  DayRound,
  "betId" | "roundNo" | "closeTime" | "status" | "result" | "reason" | "demo"
>;

interface GameTab {
  key: string;
  name: string;
  href: string;
  /** The newest drawn round; with it, it stands above the tabs, beside those of the other games. */
  newest?: ResultRound | undefined;
}

interface ResultGridProps {
  title: string;
  /** The selected service day, `YYYY-MM-DD`. */
  date: string;
  games: readonly GameTab[];
  game: string;
  /** In order; null when they could not be read. */
  rounds: readonly ResultRound[] | null;
  wins: Wins;
  words: ResultWords;
  reasons: Readonly<Record<string, string>>;
  /** Where the whole day is shown; with it, only the newest drawn rounds stand here. */
  wholeDay?: string;
  /** Drawn rounds have a proof that readers can check. */
  isProven: boolean;
}

/** How many rounds stand where only the newest do: a phone's screen of them. */
const newestShown = 12;

/** The numbered rounds of a service day, a cell each; a drawn one links to its proof. */
export function ResultGrid(props: ResultGridProps) {
  const { title, date, games, game, rounds, wins, words, reasons, wholeDay, isProven } = props;
  const bands = bandsOf(rounds ?? []);
  const drawn = (rounds ?? []).filter(isOver);
  // The newest round of this game may stand above the tabs: what is here are the others, and is called so.
  const above = games.find(({ key }) => key === game)?.newest;
  const others = drawn
    .filter(({ betId }) => betId !== above?.betId)
    .toReversed()
    .slice(0, newestShown);
  const first = rounds?.[0];
  const ahead =
    first && drawn.length === 0 ? (
      <p className={styles.none}>{fill(words.roundsAhead, { time: first.closeTime })}</p>
    ) : null;
  const cells = (some: readonly ResultRound[]) => (
    <ol className={styles.cells}>
      {some.map((round) => (
        <Cell key={round.betId} round={round} isWon={wins.has(round.betId)} words={words} reasons={reasons} />
      ))}
    </ol>
  );
  return (
    <Card isFlush id="rounds" aria-labelledby="rounds-title" className={styles.grid}>
      <header className={styles.heading}>
        <h2 id="rounds-title">{title}</h2>
        <p className="tabular">{fill(words.roundsDay, { date: displayDate(date) })}</p>
      </header>
      <NewestRounds {...{ games, wins, words, reasons }} />
      <nav aria-label={words.game} className={styles.games}>
        {games.map(({ key, name, href }) => (
          <Link
            key={key}
            href={href}
            scroll={false}
            prefetch={false}
            aria-current={key === game ? "true" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {bands.length === 0 ? (
        <p className={styles.none}>{rounds ? words.noRounds : words.roundsFailed}</p>
      ) : wholeDay ? (
        (ahead ?? (
          <>
            {above ? (
              <h3 className={styles.others}>{others.length > 0 ? words.otherRounds : words.noOtherRounds}</h3>
            ) : null}
            {others.length > 0 ? cells(others) : null}
          </>
        ))
      ) : bands.length === 1 ? (
        cells(bands[0]?.rounds ?? [])
      ) : (
        <>
          {ahead}
          {bands.map(({ key, rounds: some, isOpen }) => (
            // Rounds that are all still ahead show nothing yet.
            <details key={key} open={isOpen && some.some(isOver)} className={styles.band}>
              <summary>{bandText(some, words)}</summary>
              {cells(some)}
            </details>
          ))}
        </>
      )}
      {wholeDay && bands.length > 0 && (
        <p className={styles.whole}>
          <Link href={wholeDay} prefetch={false}>
            {words.wholeDay}
          </Link>
        </p>
      )}
      {isProven && bands.length > 0 && (
        <p className={styles.hint}>
          {words.proofHint}{" "}
          <Link href={drawLogAddress} prefetch={false}>
            {words.drawLog}
          </Link>
        </p>
      )}
    </Card>
  );
}

/** The newest drawn round of each game, before a game is chosen. */
function NewestRounds({
  games,
  wins,
  words,
  reasons,
}: Pick<ResultGridProps, "games" | "wins" | "words" | "reasons">) {
  if (!games.some(({ newest }) => newest)) return null;
  return (
    <ul className={styles.newest}>
      {games.map(({ key, name, newest }) =>
        newest ? (
          <Cell
            key={key}
            round={newest}
            game={name}
            isWon={wins.has(newest.betId)}
            words={words}
            reasons={reasons}
          />
        ) : null,
      )}
    </ul>
  );
}

function bandText(some: readonly ResultRound[], words: ResultWords): string {
  const [first, last] = [some[0], some.at(-1)];
  return fill(words.band, {
    from: first?.closeTime ?? "",
    to: last?.closeTime ?? "",
    first: first?.roundNo ?? "",
    last: last?.roundNo ?? "",
  });
}

interface CellProps {
  round: ResultRound;
  /** Names the game where several stand side by side. */
  game?: string;
  isWon: boolean;
  words: ResultWords;
  reasons: Readonly<Record<string, string>>;
}

function Cell({ round, game, isWon, words, reasons }: CellProps) {
  const { betId, roundNo, closeTime, status, result, reason, demo } = round;
  const name = (
    <span className={styles.name}>
      {game ? <strong>{game} </strong> : null}
      {fill(words.round, { n: roundNo })}
    </span>
  );
  if (result && "top3" in result && status !== "void") {
    return (
      <li>
        <Link
          href={`/results/yeekee/${betId}`}
          prefetch={false}
          className={styles.cell}
          data-won={isWon ? "" : undefined}
        >
          {name}
          <span className={styles.pair}>
            <b className={styles.top}>
              <span className="visually-hidden">{words.top3} </span>
              {result.top3}
            </b>
            <b className={styles.bottom}>
              <span className="visually-hidden">{words.bottom2} </span>
              {result.bottom2}
            </b>
          </span>
          {isWon && <span className={styles.won}>{words.wonHere}</span>}
          {demo && <Chip tone="warning">{words.demo}</Chip>}
        </Link>
      </li>
    );
  }
  if (status === "void") {
    return (
      <li>
        <Link
          href={`/results/yeekee/${betId}`}
          prefetch={false}
          className={styles.cell}
          title={reason && knownWord(reasons, reason)}
        >
          {name}
          <span className={styles.state}>{words.refunded}</span>
          {reason && <span className="visually-hidden">{knownWord(reasons, reason)}</span>}
        </Link>
      </li>
    );
  }
  const isAhead = status === "open" || status === "upcoming" || status === "suspended";
  return (
    <li className={styles.cell} data-ahead="">
      {name}
      <span className={styles.state}>
        {isAhead ? fill(words.closesAt, { time: closeTime }) : words.pending}
      </span>
    </li>
  );
}
