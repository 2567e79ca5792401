import { prizesOf } from "@/components/round/prizes-of";
import { NumberBall } from "@/components/ui/art/number-ball";
import type { RoundResult } from "@/lib/contract/results";
import type { PoyWords } from "../poy-words";
import styles from "./prize-list.module.css";

/** The prizes of a draw by which slips are settled, each with its name. */
export function PrizeList({ result, words }: { result: RoundResult; words: PoyWords["result"] }) {
  return (
    <dl className={styles.result}>
      {prizesOf(result).map(({ prize, numbers, tone }) => (
        <div key={prize}>
          <dt>{words[prize]}</dt>
          <dd>
            {/* Keyed by index: the same number can be drawn twice in one prize. */}
            {Object.entries(numbers).map(([place, digits]) => (
              <NumberBall key={place} digits={digits} tone={tone} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
