import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { ButtonLink } from "@/components/ui/controls/button";
import { Money } from "@/components/ui/money";
import type { Played } from "@/lib/contract/demo-games";
import type { GameRoundDetail } from "@/lib/contract/partners";
import { satang } from "@/lib/domain/money/money";
import { playMessage } from "@/lib/domain/partners/demo/chance";
import { boardPictures } from "@/lib/domain/partners/demo/fish-prawn-crab";
import { lotusLine } from "@/lib/domain/partners/demo/golden-lotus";
import { playAgainPath } from "@/lib/domain/partners/play-again";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import type words from "@/locales/th/plays.json";
import styles from "./game-round.module.css";
import { PlayCheck } from "./play-check";

type PlaysWords = typeof words;

interface GameRoundProps {
  round: GameRoundDetail;
  /** The game's, in the reader's language. */
  name: string;
  words: PlaysWords;
}

/** A round of a game: its money and times; of one of the house also what came, on what, and the proof. */
export function GameRound({ round, name, words }: GameRoundProps) {
  const { status, staked, returned, openedAt, endedAt, play } = round;
  const href = playAgainPath(round);
  return (
    <div className={styles.page}>
      <Card as="section" className={styles.card} aria-label={words.sums}>
        <p>
          <Chip tone={status === "open" ? "warning" : "neutral"}>{words.status[status]}</Chip>
        </p>
        <dl className={styles.rows}>
          <Fact name={words.staked}>
            <Money amount={staked} />
          </Fact>
          <Fact name={words.returned}>
            <Money amount={returned} />
          </Fact>
          {status === "open" ? null : (
            <Fact name={words.net}>
              <strong>
                <Money amount={satang(returned - staked)} isOutcome />
              </strong>
            </Fact>
          )}
          <Fact name={words.opened}>
            <time dateTime={openedAt}>{displayDateTime(openedAt)}</time>
          </Fact>
          {endedAt ? (
            <Fact name={words.ended}>
              <time dateTime={endedAt}>{displayDateTime(endedAt)}</time>
            </Fact>
          ) : null}
          <Fact name={words.id}>
            <span className={styles.id}>{round.round}</span>
          </Fact>
        </dl>
        {href ? (
          <ButtonLink look="quiet" isWide href={href}>
            {fill(words.play, { name })}
          </ButtonLink>
        ) : null}
      </Card>
      {play ? (
        <Play play={play} gameId={round.gameId} words={words} />
      ) : (
        <p className={styles.note}>{status === "open" ? null : words.no}</p>
      )}
    </div>
  );
}

function Play({ play, gameId, words }: { play: Played; gameId: string | null; words: PlaysWords }) {
  const names: Readonly<Record<string, string>> = words.places;
  return (
    <Card as="section" className={styles.card} aria-labelledby="play-came">
      <h2 id="play-came">{words.came}</h2>
      <p className={styles.came}>{cameOf(gameId, play.shown, names)}</p>
      <h3>{words.stakes}</h3>
      <dl className={styles.rows}>
        {Object.entries(play.stakes).map(([place, stake]) => (
          <Fact key={place} name={names[place] ?? place}>
            <Money amount={stake} />
          </Fact>
        ))}
      </dl>
      <h3>{words.proof}</h3>
      <p className={styles.note}>{words.proofText}</p>
      <dl className={styles.proof}>
        {[
          [words.hash, play.seedHash],
          [words.seed, play.seed],
          [words.ownSeed, play.clientSeed],
          [words.formula, `HMAC-SHA256(seed, "${playMessage(play.clientSeed, play.nonce)}")`],
        ].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {gameId ? <PlayCheck gameId={gameId} play={play} words={words} /> : null}
      <Link href="/howto/draw#demo-games" prefetch={false}>
        {words.howTo}
      </Link>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Dice with pips and their sum; pictures by name. */
function cameOf(
  gameId: string | null,
  shown: readonly number[],
  names: Readonly<Record<string, string>>,
): string {
  if (gameId === "hi-lo") {
    const faces = shown.map((die) => die + 1);
    return `${faces.join(" + ")} = ${faces.reduce((sum, face) => sum + face, 0)}`;
  }
  const pictures: readonly (string | undefined)[] =
    gameId === "golden-lotus" ? lotusLine(shown) : shown.map((side) => boardPictures[side]);
  return pictures.map((picture = "") => names[picture] ?? picture).join(" · ");
}
