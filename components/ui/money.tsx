import "./shared-styles";
import { formatBaht, type Satang, satang } from "@/lib/domain/money/money";
import { outcomeOf } from "@/lib/domain/money/outcome";
import styles from "./money.module.css";

export interface MoneyProps {
  /** Undefined where the upstream does not tell it. */
  amount: Satang | undefined;
  /** Writes a plus before a gain too; a loss always has its minus. */
  isSigned?: boolean;
  /** A gain in its colour, a loss in none; the sign is written as well. */
  isOutcome?: boolean;
  className?: string;
}

/** Satang → "฿1,234.50". The sign stands before the unit: "−฿20.00". A dash for an amount that is not told. */
export function moneyText(amount: Satang | undefined, isSigned = false): string {
  if (amount === undefined) return "–";
  const sign = amount < 0 ? "−" : isSigned && amount > 0 ? "+" : "";
  return `${sign}฿${formatBaht(satang(Math.abs(amount)))}`;
}

/** An amount of money: unit, two decimals, digits of one width. */
export function Money({ amount, isSigned = false, isOutcome = false, className = "" }: MoneyProps) {
  const tone = isOutcome && amount !== undefined && outcomeOf(amount) === "win" ? styles.win : "";
  return (
    <span className={`${styles.money} ${tone} ${className}`}>{moneyText(amount, isSigned || isOutcome)}</span>
  );
}
