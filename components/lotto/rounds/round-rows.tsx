import { GameRow } from "./game-row";
import type { NamedRound } from "./named-round";
import { RoundRow } from "./round-row";
import styles from "./round-rows.module.css";

interface RoundRowsProps {
  rounds: readonly NamedRound[];
  nowMs: number;
  favourites: readonly string[];
  /** The list is of open rounds: a game's row has its clock and asks for the next round when it closes. */
  onClosed?: () => void;
}

/** Rounds below each other, on a wide screen in columns. */
export function RoundRows({ rounds, nowMs, favourites, onClosed }: RoundRowsProps) {
  return (
    <ul className={styles.rows}>
      {rounds.map((round) =>
        onClosed && round.betGroup === "yeekee" ? (
          // Keyed by its game: the row stays when the next round takes the place of the last.
          <GameRow key={round.betType} round={round} onClosed={onClosed} />
        ) : (
          <RoundRow
            key={round.betList.betId}
            round={round}
            nowMs={nowMs}
            isFavourite={favourites.includes(round.betType)}
          />
        ),
      )}
    </ul>
  );
}
