import { Chip } from "@/components/ui/chip";
import { VirtualList } from "@/components/ui/lists/virtual-list";
import { bangkokIso, displayClock } from "@/lib/domain/time/time";
import { DEDUCTED_RANK } from "@/lib/domain/yeekee/result";
import { isDemoAlias } from "@/lib/domain/yeekee/shooting";
import styles from "./shot-list.module.css";

const ROW_PX = 49;

interface Shot {
  seq: number;
  number: string;
  alias: string;
  ms: number;
}

interface ShotRowsProps<One extends Shot> {
  label: string;
  /** Newest first. */
  shots: readonly One[];
  isMine: (shot: One) => boolean;
  words: { rank: (rank: number) => string; mine: string; demo: string };
  isLate?: boolean;
}

/** Shots as a list of any length. */
export function ShotRows<One extends Shot>({ label, shots, isMine, words, isLate }: ShotRowsProps<One>) {
  return (
    <VirtualList
      label={label}
      count={shots.length}
      rowPx={ROW_PX}
      isLate={isLate}
      keyAt={(at) => shots[at]?.seq ?? at}
      render={(at) => {
        const shot = shots[at];
        return shot ? (
          <ShotRowView
            rank={at + 1}
            number={shot.number}
            alias={shot.alias}
            ms={shot.ms}
            isMine={isMine(shot)}
            words={{ ...words, rank: words.rank(at + 1) }}
          />
        ) : null;
      }}
    />
  );
}

interface ShotRowProps {
  /** Counted from the newest. */
  rank: number;
  number: string;
  alias: string;
  /** Epoch ms of its receipt; 0: not told. */
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
      {ms > 0 ? (
        <time className={styles.time} dateTime={bangkokIso(ms)}>
          {displayClock(ms)}
        </time>
      ) : null}
    </div>
  );
}
