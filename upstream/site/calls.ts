import { desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { allNews } from "@/lib/contract/content";
import {
  agentsSupports,
  agentsSupportsOf,
  maintenanceShape,
  siteDetail,
  siteDetailShape,
  siteMaintenance,
  supportData,
} from "@/lib/contract/site";
import { bangkokIso } from "@/lib/domain/time";
import type { Tx } from "../db/connect";
import { news, siteContent } from "../db/tables/site";
import { serve } from "../http/serve-endpoint";

const MOST_NEWS = 20;

export const siteCalls = [
  serve(siteDetail, ({ tx }) => contentOf(tx, "detail", siteDetailShape)),
  serve(siteMaintenance, ({ tx }) => contentOf(tx, "maintenance", maintenanceShape)),
  serve(agentsSupports, ({ tx }) => contentOf(tx, "support", supportData)),
  serve(agentsSupportsOf, ({ tx }) => contentOf(tx, "support", supportData)),
  serve(allNews, async ({ tx }) => {
    const rows = await tx.select().from(news).orderBy(desc(news.publishedAt)).limit(MOST_NEWS);
    return rows.map(({ id, title, html, publishedAt }) => ({
      id,
      title,
      html,
      publishedAt: bangkokIso(publishedAt.getTime()),
    }));
  }),
];

/** What the operator wrote under a key, read by its own shape. */
async function contentOf<Shape extends z.ZodType>(
  tx: Tx,
  key: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const [row] = await tx.select().from(siteContent).where(eq(siteContent.key, key));
  return shape.parse(row?.value);
}
