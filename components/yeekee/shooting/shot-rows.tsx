import { VirtualList } from "@/components/ui/lists/virtual-list";
import { ShotRowView } from "./shot-row";

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
