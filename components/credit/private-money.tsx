"use client";
import { Money, type MoneyProps } from "@/components/ui/money";
import { useAppDefault } from "@/stores/app-default";

/** What stands in the place of an amount while the member hides their money. */
export const HIDDEN_MONEY = "฿ ••••";

/** An amount of the member's own money: hidden by the same switch as their balance. */
export function PrivateMoney(props: MoneyProps) {
  const isHidden = useAppDefault((app) => app.isBalanceHidden);
  return isHidden ? <span className={props.className}>{HIDDEN_MONEY}</span> : <Money {...props} />;
}
