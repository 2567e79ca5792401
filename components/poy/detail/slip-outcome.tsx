import { NumberBall } from "@/components/ui/art/number-ball";
import { Money, moneyText } from "@/components/ui/money";
import { RollingMoney } from "@/components/ui/rolling-money";
import type { PoyRow } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { outcomeOf } from "@/lib/domain/money/outcome";
import { fill } from "@/lib/i18n/fill";
import type { PoyWords } from "../poy-words";
import { netOf } from "./outcome";
import styles from "./slip-outcome.module.css";

interface SlipOutcomeProps {
  poy: Pick<PoyRow, "status" | "total" | "win">;
  /** The numbers that won, in the slip's order. */
  won: readonly string[];
  words: PoyWords["moment"];
  /** It was settled while the member was looking: the gain rolls up. */
  isNews?: boolean;
}

/** Winning numbers shown; the slip itself has them all. */
const ballsShown = 6;

/**
 * What came of a settled slip, by its net: a gain large and golden, a win below the stake in a plain line, a loss
 * in a quiet one. Nothing while the slip is open or when it was given back.
 */
export function SlipOutcome({ poy, won, words, isNews = false }: SlipOutcomeProps) {
  const { status, total, win } = poy;
  const net = netOf(poy);
  const stake = moneyText(total);
  if (status === "lost") return <p className={styles.lost}>{fill(words.lost, { stake })}</p>;
  if (status !== "won" || net === null) return null;
  const count = won.length;
  if (outcomeOf(net) !== "win")
    return (
      <p className={styles.less}>
        {fill(words.wonLess, { count, win: moneyText(win), stake })} <Money amount={net} isOutcome />
      </p>
    );
  return (
    <div className={styles.won}>
      <p className={styles.title}>{fill(words.won, { count })}</p>
      <p className={styles.figure}>
        <RollingMoney amount={net} isSigned {...(isNews && { from: satang(0) })} />
      </p>
      <p className={styles.sums}>{fill(words.sums, { stake, win: moneyText(win) })}</p>
      <p className={styles.balls}>
        {/* Keyed by index: one number can win under two options. */}
        {Object.entries(won.slice(0, ballsShown)).map(([at, digits]) => (
          <NumberBall key={at} digits={digits} tone="gold" />
        ))}
        {count > ballsShown ? <span>+{count - ballsShown}</span> : null}
      </p>
    </div>
  );
}
