/**
 * `npm run screens:docs`: writes the table of screens and their calls into docs/own-upstream.md; `-- measured` the table
 * of what each page shows, by asking the production build on three upstreams, which takes two minutes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../../tools/site/root.mjs";
import { withScreens } from "./draw-screens";

const file = inRoot("docs/own-upstream.md");
const document = withScreens(readFileSync(file, "utf8"));
writeFileSync(file, process.argv.includes("measured") ? await measured(document) : document);

async function measured(before: string): Promise<string> {
  const [{ buildWhenStale }, { measureScreens }, { withMeasured }] = await Promise.all([
    import("../../tools/site/build.mjs"),
    import("./measure-screens"),
    import("./draw-measured"),
  ]);
  await buildWhenStale();
  return withMeasured(before, await measureScreens());
}
