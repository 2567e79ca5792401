/** Support contacts: those of the member's agent, else of the centre for their language. */
import { eq } from "drizzle-orm";
import { type SupportData, supportData } from "@/lib/contract/site";
import { findEmployee, findReferrer } from "../affiliates/find-referrer";
import { agentSupport } from "../db/schema/agents";
import { member } from "../db/schema/members";
import { siteContent } from "../db/schema/site";
import type { Tx } from "../db/tx";
import { centreFor } from "../members/partner/origin";

/** The sender's agent; a guest gets the centre. */
export async function agentOfSender(tx: Tx, uuid: string | null, language: string): Promise<number> {
  if (!uuid) return (await centreFor(tx, language)).agentId;
  const [row] = await tx.select({ agentId: member.agentId }).from(member).where(eq(member.uuid, uuid));
  return row?.agentId ?? (await centreFor(tx, language)).agentId;
}

/** The named agent: by the slug of an existing link, by number, else the centre. */
export async function agentNamed(
  tx: Tx,
  { agentId = 0, slug = "" }: { agentId?: number; slug?: string },
  language: string,
): Promise<number> {
  const inviter = (await findReferrer(tx, slug)) ?? (await findEmployee(tx, slug));
  return inviter?.agentId || agentId || (await centreFor(tx, language)).agentId;
}

/** All six fields: the agent's own, completed by the site's. */
export async function supportOf(tx: Tx, agentId: number): Promise<SupportData> {
  const [site] = await siteSupportQuery(tx);
  const [own] = await tx.select().from(agentSupport).where(eq(agentSupport.agentId, agentId));
  return supportFrom(site?.value, own?.value);
}

/** The contacts of the site, as its operators have stored them. */
export const siteSupportQuery = (tx: Tx) =>
  tx.select({ value: siteContent.value }).from(siteContent).where(eq(siteContent.key, "support"));

/** Both as stored; undefined or null where there are none. */
export const supportFrom = (site: unknown, own: unknown): SupportData =>
  supportData.parse({ ...(site as object), ...supportData.partial().parse(own ?? {}) });
