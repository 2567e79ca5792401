import { memberShell } from "@/lib/contract/member-shell";
import { defineHandler } from "../http/define-handler";
import { moneyOf } from "../ledger/balances";
import { infoWith } from "../members/infos";
import { latestOf } from "../members/terms";
import { unreadOf } from "../notices/notifications";
import { agentOfSender, supportOf } from "./agent-support";

/** Reads for every page of a member, in one call that authorises once. */
export const shellCall = defineHandler(memberShell, async ({ tx, caller: { uuid }, language }) => {
  const { balance, held, version } = await moneyOf(tx, uuid);
  return {
    user: await infoWith(tx, uuid, { balance }),
    cash: { money: balance, held, version },
    terms: await latestOf(tx, uuid),
    unread: await unreadOf(tx, uuid, language),
    support: await supportOf(tx, await agentOfSender(tx, uuid, language)),
  };
});
