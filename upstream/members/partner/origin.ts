/** A new member's origin (invitation, agent, site), stored with the account. */
import { eq } from "drizzle-orm";
import type { NewMember } from "@/lib/contract/users";
import { type Agent, agentOf, centreAgents, centreOf } from "@/lib/domain/members/agents";
import { findEmployee, findReferrer } from "../../affiliates/find-referrer";
import { centreAgent } from "../../db/schema/agents";
import type { Tx } from "../../db/tx";
import type { Origin } from "../../http/context";

type Said = Pick<
  NewMember,
  "agentId" | "refUid" | "slug" | "employeeSlug" | "registerFromDomain" | "referUrl"
>;

/** Slugs are looked up here; owners named by the browser are ignored (decision 12). */
export async function originOf(tx: Tx, said: Said, { siteHost }: Pick<Origin, "siteHost">, language: string) {
  const { slug = "", employeeSlug = "" } = said;
  const referrer = await findReferrer(tx, slug);
  const employee = await findEmployee(tx, employeeSlug);
  const centre = await centreFor(tx, language);
  return {
    ...agentOf({ said, centre, referrer, employee }),
    slug,
    employeeSlug,
    referrer: referrer?.uuid ?? null,
    employee: employee?.uuid ?? null,
    registerFromDomain: siteHost.replace(/:\d+$/, "") || (said.registerFromDomain ?? ""),
    referUrl: said.referUrl ?? "",
  };
}

/** The agent of newcomers of a language. */
export async function centreFor(tx: Tx, language: string): Promise<Agent> {
  const locale = centreOf(language);
  const [row] = await tx.select().from(centreAgent).where(eq(centreAgent.locale, locale));
  return row ?? centreAgents[locale];
}
