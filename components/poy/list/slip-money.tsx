import type { ComponentType } from "react";
import { Money, type MoneyProps } from "@/components/ui/money";
import type { PoyRow } from "@/lib/contract/poys";
import { netOf, slipOutcomeOf } from "../detail/outcome";
import type { PoyWords } from "../poy-words";
import styles from "./slip-money.module.css";

interface SlipMoneyProps {
  poy: Pick<PoyRow, "status" | "total" | "win">;
  words: Pick<PoyWords["card"], "got">;
  /** How an amount is shown; where the member can hide their money, `PrivateMoney`. */
  amountAs?: ComponentType<MoneyProps>;
}

/**
 * What came of a settled slip, in a list: what it won first, then small what is left of the stake; where nothing won, the
 * loss alone. Nothing for a slip that was not drawn.
 */
export function SlipMoney({ poy, words, amountAs: Amount = Money }: SlipMoneyProps) {
  const [outcome, net] = [slipOutcomeOf(poy), netOf(poy)];
  if (outcome === null || net === null) return null;
  if (poy.win === 0) return <Amount amount={net} isOutcome />;
  return (
    <span className={styles.money} data-outcome={outcome}>
      <span className={styles.got}>
        {words.got} <Amount amount={poy.win} />
      </span>
      <small>
        <Amount amount={net} isOutcome />
      </small>
    </span>
  );
}
