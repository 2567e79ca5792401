import { eq } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { setMaintenance } from "@/lib/contract/operators/site";
import { writeAudit } from "../audit/audit";
import { siteContent } from "../db/schema/site";
import { defineHandler } from "../http/define-handler";

const KEY = "maintenance";

/** Closes or opens the site. The web servers poll it every few seconds and need no event. */
export const maintenanceCall = defineHandler(setMaintenance, async ({ tx, caller }, { body }) => {
  const { reason, ...after } = body;
  const [before] = await tx.select().from(siteContent).where(eq(siteContent.key, KEY)).for("update");
  await tx
    .insert(siteContent)
    .values({ key: KEY, value: after })
    .onConflictDoUpdate({ target: siteContent.key, set: { value: after } });
  await writeAudit(tx, caller, {
    action: callName(setMaintenance),
    target: KEY,
    before: before?.value,
    after,
    reason,
  });
  return after;
});
