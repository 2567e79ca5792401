import { Button } from "@/components/ui/controls/button";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Skeleton } from "@/components/ui/notices/skeleton";
import type { GameWords } from "../game-words";
import styles from "./tile-list.module.css";

interface UnreadGamesProps {
  isFailed: boolean;
  again: () => void;
  words: GameWords["failed"];
}

const PLACES = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

/** Shown instead of the games while they load or when they failed to load. */
export function UnreadGames({ isFailed, again, words }: UnreadGamesProps) {
  if (isFailed)
    return (
      <ErrorState title={words.title} text={words.text}>
        <Button onClick={again}>{words.again}</Button>
      </ErrorState>
    );
  return (
    <div role="status" className={styles.section}>
      <span className="visually-hidden">{words.loading}</span>
      <div className={styles.grid}>
        {PLACES.map((place) => (
          <Skeleton key={place} height={208} />
        ))}
      </div>
    </div>
  );
}
