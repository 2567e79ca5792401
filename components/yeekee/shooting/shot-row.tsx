import { Chip } from "@/components/ui/chip";
import { bangkokIso, displayClock } from "@/lib/domain/time/time";
import { DEDUCTED_RANK } from "@/lib/domain/yeekee/result";
import { isDemoAlias } from "@/lib/domain/yeekee/shooting";
import styles from "./shot-row.module.css";

export interface ShotRowProps {
  /** Counted from the newest. */
  rank: number;
  number: string;
  alias: string;
  /** Epoch ms of its receipt. */
  ms: number;
  isMine: boolean;
  words: { rank: string; mine: string; demo: string };
}

/** One shot: its rank, its number, the member's masked name, and its time. */
export function ShotRowView({ rank, number, alias, ms, isMine, words }: ShotRowProps) {
  const isMarked = rank === 1 || rank === DEDUCTED_RANK;
  return (
    <div className={styles.row} data-marked={isMarked || undefined} data-mine={isMine || undefined}>
      <span className={styles.rank}>{isMarked ? <strong>{words.rank}</strong> : rank}</span>
      <strong className={styles.number}>{number}</strong>
      <span className={styles.who}>
        <span className={styles.alias}>{alias}</span>
        {isMine ? <Chip tone="link">{words.mine}</Chip> : null}
        {isDemoAlias(alias) ? <Chip tone="warning">{words.demo}</Chip> : null}
      </span>
      <time className={styles.time} dateTime={bangkokIso(ms)}>
        {displayClock(ms)}
      </time>
    </div>
  );
}
