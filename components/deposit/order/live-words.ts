import { moneyText } from "@/components/ui/money";
import type { Deposit } from "@/lib/contract/deposits";
import { liveStageOf } from "@/lib/domain/deposits/deposit-stage";
import { fill } from "@/lib/i18n/fill";
import type { DepositWords } from "../deposit-words";

/** A live request, and what is said of it on the pages of other ways to deposit. */
export type Live = Pick<Deposit, "channel" | "prepareTotal" | "transfer" | "referTransferId" | "inexactAt">;

/**
 * Every word about a live request outside its own page, by its stage: what it waits for, the link to it, and what
 * other ways wait for. Only what can still be done is named: coins on their way are not cancelled any more.
 */
export function liveWords(live: Live, { told, methods }: Pick<DepositWords, "told" | "methods">) {
  const words = told[liveStageOf(live)];
  const facts = {
    method: methods[live.channel].name,
    amount: moneyText(live.prepareTotal),
    done: live.transfer?.confirmations ?? 0,
    needed: live.transfer?.needed ?? 0,
  };
  return {
    note: fill(words.note, facts),
    go: words.go,
    instead: fill(words.instead, facts),
    waits: words.waits,
  };
}
