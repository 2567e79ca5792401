import { buildWhenStale } from "../../tools/site/build.mjs";
import { makeSiteTemplates } from "../../tools/testing/own-site";

/** Stories run on the production build of the current sources; their sites are copies of ones that were started before. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildWhenStale();
  const { SITE_TEMPLATES, remove } = await makeSiteTemplates();
  process.env.SITE_TEMPLATES = SITE_TEMPLATES;
  return remove;
}
