import { eq } from "drizzle-orm";
import type { z } from "zod";
import { Fault } from "@/lib/contract/fault";
import {
  agentsSupports,
  agentsSupportsOf,
  maintenanceShape,
  releaseStart,
  siteDetail,
  siteDetailShape,
  siteMaintenance,
} from "@/lib/contract/site";
import { bangkokIso } from "@/lib/domain/time/time";
import { releaseStarted, siteContent } from "../db/schema/site";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { agentNamed, agentOfSender, supportOf } from "./agent-support";

export const siteCalls = [
  defineHandler(siteDetail, ({ tx }) => contentOf(tx, "detail", siteDetailShape)),
  defineHandler(siteMaintenance, ({ tx }) => contentOf(tx, "maintenance", maintenanceShape)),
  defineHandler(releaseStart, async ({ tx }) => {
    const [row] = await tx.select().from(releaseStarted).where(eq(releaseStarted.release, "host-cookies"));
    if (!row) throw new Fault("not-found");
    return { hostCookiesAt: bangkokIso(row.at.getTime()) };
  }),
  defineHandler(agentsSupports, async ({ tx, sender, language }) => {
    const agentId = await agentOfSender(tx, await sender(), language);
    return supportOf(tx, agentId);
  }),
  defineHandler(agentsSupportsOf, async ({ tx, language }, { body }) => {
    const agentId = await agentNamed(tx, body, language);
    return supportOf(tx, agentId);
  }),
];

/** The value stored under a key, parsed by its schema. */
async function contentOf<Shape extends z.ZodType>(
  tx: Tx,
  key: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const [row] = await tx.select().from(siteContent).where(eq(siteContent.key, key));
  return shape.parse(row?.value);
}
