import { eq } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { setAgentSupport } from "@/lib/contract/operators/site";
import { writeAudit } from "../audit/audit";
import { agentSupport } from "../db/schema/agents";
import { defineHandler } from "../http/define-handler";
import { supportOf } from "./agent-support";

/** Changes an agent's support contacts; pages show them after their next request. */
export const setAgentSupportCall = defineHandler(setAgentSupport, async ({ tx, caller }, { body }) => {
  const { agentId, support, reason } = body;
  const before = await supportOf(tx, agentId);
  await tx.insert(agentSupport).values({ agentId, value: {} }).onConflictDoNothing();
  const [row] = await tx.select().from(agentSupport).where(eq(agentSupport.agentId, agentId)).for("update");
  const spoken = Object.fromEntries(Object.entries(support).filter(([, value]) => value !== undefined));
  await tx
    .update(agentSupport)
    .set({ value: { ...(row?.value as object), ...spoken } })
    .where(eq(agentSupport.agentId, agentId));
  const after = await supportOf(tx, agentId);
  await writeAudit(tx, caller, {
    action: callName(setAgentSupport),
    target: `agent ${agentId}`,
    before,
    after,
    reason,
  });
  return after;
});
