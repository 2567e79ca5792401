"use client";
import { ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { Satang } from "@/lib/domain/money/money";
import { withdrawMin } from "@/lib/domain/withdrawals/withdrawal";
import { fill } from "@/lib/i18n/fill";
import { useAppDefault } from "@/stores/app-default";
import { limitText, type WithdrawWords } from "../withdraw-words";

/** The balance against the least that can be withdrawn; a hidden balance stays hidden here. */
export function MoneyCondition({ cash, words }: { cash: Satang; words: WithdrawWords["conditions"] }) {
  const isHidden = useAppDefault((app) => app.isBalanceHidden);
  const amount = isHidden ? "฿ ••••" : moneyText(cash);
  return (
    <>
      <h3>{words.money}</h3>
      <p>{fill(words.moneyText, { amount, min: limitText(withdrawMin) })}</p>
      {cash < withdrawMin ? <ButtonLink href="/credit/deposit">{words.deposit}</ButtonLink> : null}
    </>
  );
}
