import { rmSync } from "node:fs";
import { buildWhenStale } from "../../tools/site/build.mjs";
import { makeSiteTemplate } from "../../tools/testing/own-site";

/** Stories run on the production build of the current sources; their sites are copies of one that was started before. */
export default async function setup(): Promise<() => void> {
  await buildWhenStale();
  const template = await makeSiteTemplate();
  process.env.SITE_TEMPLATE = template;
  return () => rmSync(template, { recursive: true, force: true });
}
