import { eq } from "drizzle-orm";
import type { z } from "zod";
import { callName } from "@/lib/contract/endpoint";
import { setSite } from "@/lib/contract/operators/site";
import { siteDetailShape, supportData } from "@/lib/contract/site";
import { writeAudit } from "../audit/audit";
import { siteContent } from "../db/schema/site";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";

/** Changes the site's details; web servers read them again within a minute. */
export const setSiteCall = defineHandler(setSite, async ({ tx, caller }, { body }) => {
  const { support: newSupport, reason, ...newDetail } = body;
  const detail = await change(tx, "detail", siteDetailShape, newDetail);
  const support = await change(tx, "support", supportData, newSupport ?? {});
  const after = { ...detail.after, support: support.after };
  await writeAudit(tx, caller, {
    action: callName(setSite),
    target: "site",
    before: { ...detail.before, support: support.before },
    after,
    reason,
  });
  return after;
});

/** Merges the given fields into the stored ones; the row lock serialises two operators. */
async function change<Shape extends z.ZodObject>(
  tx: Tx,
  key: string,
  shape: Shape,
  said: Partial<z.output<Shape>>,
): Promise<{ before: z.output<Shape>; after: z.output<Shape> }> {
  const [row] = await tx.select().from(siteContent).where(eq(siteContent.key, key)).for("update");
  const before = shape.parse(row?.value);
  const spoken = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const after = shape.parse({ ...before, ...spoken });
  await tx.update(siteContent).set({ value: after }).where(eq(siteContent.key, key));
  return { before, after };
}
