import { prizesOf } from "@/components/round/prizes-of";
import { NumberBall } from "@/components/ui/art/number-ball";
import { Money } from "@/components/ui/money";
import { RollingMoney } from "@/components/ui/rolling-money";
import type { RoundResult } from "@/lib/contract/results";
import { addSatang, type Satang, satang } from "@/lib/domain/money/money";
import type { PoyWords } from "../poy-words";
import type { SlipEntry } from "./slip-entries";
import styles from "./slip-winners.module.css";

interface SlipWinnersProps {
  entries: readonly SlipEntry[];
  title: string;
  /** The slip's net where it gained; none where the win stays below the stake and is not celebrated. */
  gain?: Satang | null;
  /** It was settled while the member was looking: the gain rolls up. */
  isNews?: boolean;
}

/** The numbers of a slip that won, each with what it pays, below the slip's gain. */
export function SlipWinners({ entries, title, gain = null, isNews = false }: SlipWinnersProps) {
  return (
    <section className={styles.won} data-gain={gain === null ? undefined : ""}>
      <h3>{title}</h3>
      {gain === null ? null : (
        <p className={styles.figure}>
          <RollingMoney amount={gain} isSigned {...(isNews && { from: satang(0) })} />
        </p>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <NumberBall digits={entry.number} tone="gold" />
            <span className={styles.what}>
              {entry.part} <span className={styles.quiet}>{`${entry.stake} ${entry.note}`}</span>
            </span>
            {/* What is paid: these add up to the slip's win, as its stake and its gain do. */}
            {entry.net === null ? null : (
              <Money amount={addSatang(entry.net, entry.price)} className={styles.paid} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

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
