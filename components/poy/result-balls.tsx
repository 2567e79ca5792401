import { NumberBall } from "@/components/ui/number-ball";
import type { RoundResult } from "@/lib/contract/results";
import type { PoyWords } from "./poy-words";
import styles from "./result-balls.module.css";

/** The prizes of a draw that slips are paid by, each with its name. */
export function ResultBalls({ result, words }: { result: RoundResult; words: PoyWords["result"] }) {
  return (
    <dl className={styles.result}>
      {prizesOf(result).map(({ prize, numbers, tone }) => (
        <div key={prize}>
          <dt>{words[prize]}</dt>
          <dd>
            {/* By place: the same number can be drawn twice in one prize. */}
            {Object.entries(numbers).map(([place, digits]) => (
              <NumberBall key={place} digits={digits} tone={tone} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Prize {
  prize: keyof PoyWords["result"];
  numbers: readonly string[];
  tone: "gold" | "digits3" | "digits2" | "sets";
}

function prizesOf(result: RoundResult): Prize[] {
  if ("draw4" in result) return [{ prize: "draw4", numbers: [result.draw4], tone: "sets" }];
  if ("top3" in result) {
    return [
      { prize: "top3", numbers: [result.top3], tone: "digits3" },
      { prize: "bottom2", numbers: [result.bottom2], tone: "digits2" },
    ];
  }
  return [
    { prize: "first", numbers: [result.first], tone: "gold" },
    { prize: "front3", numbers: result.front3, tone: "digits3" },
    { prize: "back3", numbers: result.back3, tone: "digits3" },
    { prize: "back2", numbers: [result.back2], tone: "digits2" },
  ];
}
