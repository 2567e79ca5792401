import { afSummary, allAfTransactions, countAfClick, moveAfCash } from "@/lib/contract/affiliate";
import { nowMs } from "../clock/now";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";
import { afBalanceOf, moneyOf } from "../ledger/balances";
import { afTransactionsOf } from "./af-statement";
import { countClick } from "./count-click";
import { moveToCredit } from "./move-to-credit";
import { summaryOf } from "./summary";

export const affiliateCalls = [
  defineHandler(afSummary, ({ tx, caller }) => summaryOf(tx, caller.uuid)),

  defineHandler(allAfTransactions, ({ tx, caller }, { body }) => afTransactionsOf(tx, caller.uuid, body)),

  defineHandler(moveAfCash, async ({ tx, caller, key }, { body }) => {
    await moveToCredit(tx, caller.uuid, body.amount, key);
    const { balance } = await moneyOf(tx, caller.uuid);
    return { money: balance, afMoney: await afBalanceOf(tx, caller.uuid) };
  }),

  // The same answer for every slug, so that it does not reveal which invitations exist.
  defineHandler(countAfClick, async ({ tx, origin }, { body }) => {
    await consumeLimit("click", origin.address);
    await countClick(tx, body.slug, origin.deviceId, await nowMs(tx));
    return {};
  }),
];
