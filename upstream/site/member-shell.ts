import { eq, sql } from "drizzle-orm";
import { memberShell } from "@/lib/contract/member-shell";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { agentSupport } from "../db/schema/agents";
import { member } from "../db/schema/members";
import { defineHandler } from "../http/define-handler";
import { afBalanceQuery, type Money } from "../ledger/balances";
import { infoColumns, infoFrom } from "../members/infos";
import { awayUntilQuery } from "../members/player-limits";
import { latestQuery } from "../members/terms";
import { unreadQuery } from "../notices/notifications";
import { siteSupportQuery, supportFrom } from "./agent-support";

/** Reads for every page of a member, in one call that authorises once, and in one statement. */
export const shellCall = defineHandler(memberShell, async ({ tx, caller: { uuid }, language }) => {
  const [row] = await tx
    .select({
      info: infoColumns,
      closedArea: member.closedArea,
      money: sql<Money>`money_of(${uuid}::uuid)`,
      afCash: sql`(${afBalanceQuery(tx, uuid)})`.mapWith((balance) => satang(Number(balance))),
      terms: sql<string | null>`(${latestQuery(tx, uuid)})`,
      unread: sql`(${unreadQuery(tx, uuid, language)})`.mapWith(Number),
      siteSupport: sql<unknown>`(${siteSupportQuery(tx)})`,
      ownSupport: agentSupport.value,
      awayUntilMs: awayUntilQuery(uuid).mapWith(Number),
    })
    .from(member)
    .leftJoin(agentSupport, eq(agentSupport.agentId, member.agentId))
    .where(eq(member.uuid, uuid));
  if (!row) throw new Error("no such member");
  const { info, closedArea, money, afCash, terms, unread, siteSupport, ownSupport, awayUntilMs } = row;
  return {
    user: infoFrom(info, { cash: money.balance, afCash: afCash ?? satang(0) }),
    cash: { money: money.balance, held: money.held, version: money.version },
    terms: { version: terms },
    unread,
    support: supportFrom(siteSupport, ownSupport),
    closedArea,
    awayUntil: awayUntilMs === null ? null : bangkokIso(awayUntilMs),
  };
});
