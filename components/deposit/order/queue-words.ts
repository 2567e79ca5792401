import type { CreditWords } from "@/components/credit/credit-words";
import type { Deposit } from "@/lib/contract/deposits";
import { isSeenOnChain } from "@/lib/domain/deposits/deposit-stage";
import { fill } from "@/lib/i18n/fill";
import type { DepositWords } from "../deposit-words";
import type { AmountWords } from "../request/amount-problem";

/** Messages of the page of one request, for every channel. */
export interface QueueWords {
  queue: CreditWords["queue"];
  playAccount: CreditWords["playAccount"];
  simulator: CreditWords["simulator"];
  pay: DepositWords["queue"];
  told: DepositWords["told"];
  methods: DepositWords["methods"];
  play: DepositWords["play"];
  claim: DepositWords["claim"];
  report: DepositWords["report"];
  amount: AmountWords;
}

/** Warnings before the money is sent, by what is sent. */
export function warningsOf({ transfer, channel }: Deposit, { queue, pay }: QueueWords): readonly string[] {
  if (transfer) return [fill(pay.warnCoin, { ...transfer }), pay.warnCoinExact, pay.warnHash];
  const own = channel === "truemoney" ? pay.warnWallet : queue.warnOwn;
  return [own, queue.warnExact, queue.warnSlip];
}

export type PlayWords = Omit<CreditWords["simulator"], "results"> & {
  results: Record<"matched" | "inexact" | "over" | "early" | "late" | "unconfirmed", string>;
};

/** Name and texts of the simulator: a bank, a wallet or a coin's network. */
export function playWordsOf(deposit: Deposit, { simulator, play }: QueueWords): PlayWords {
  const { transfer, channel } = deposit;
  const results = { ...simulator.results, unconfirmed: play.coinSeen };
  if (transfer) {
    const isSent = isSeenOnChain(deposit);
    return {
      ...simulator,
      exact: isSent ? play.coinAgain : play.coin,
      exactText: isSent ? play.coinAgainText : play.coinText,
      title: play.chainTitle,
      text: play.chainText,
      results,
    };
  }
  if (channel !== "truemoney") return { ...simulator, results };
  return { ...simulator, title: play.walletTitle, text: play.walletText, results };
}
