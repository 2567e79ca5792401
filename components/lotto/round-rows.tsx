import type { NamedRound } from "./named-round";
import { RoundRow } from "./round-row";
import styles from "./round-rows.module.css";

interface RoundRowsProps {
  rounds: readonly NamedRound[];
  nowMs: number;
  favourites: readonly string[];
}

/** Rounds below each other, on a wide screen in columns. */
export function RoundRows({ rounds, nowMs, favourites }: RoundRowsProps) {
  return (
    <ul className={styles.rows}>
      {rounds.map((round) => (
        <RoundRow
          key={round.betList.betId}
          round={round}
          nowMs={nowMs}
          isFavourite={favourites.includes(round.betType)}
        />
      ))}
    </ul>
  );
}
