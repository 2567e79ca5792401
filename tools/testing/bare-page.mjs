import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { startChild } from "../site/child.mjs";
import { waitForHealth } from "../site/health.mjs";
import { findFreePort } from "../site/ports.mjs";
import { inRoot } from "../site/root.mjs";
import { runTool } from "../site/run.mjs";

const folder = inRoot(".build/bare-page");

/**
 * The smallest page that Next.js can render for each request, built and served on a free port.
 * @returns its address, and the function that ends it
 */
export async function startBarePage() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/app`, { recursive: true });
  const files = {
    "package.json": `{ "type": "module", "private": true }`,
    "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(inRoot("."))} } };`,
    "app/layout.js": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
    "app/page.js": `export const dynamic = "force-dynamic";\nexport default () => <main><h1>Hello</h1></main>;`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const code = await runTool("next/dist/bin/next", ["build", folder], { env, stdio: "ignore" });
  if (code !== 0) throw new Error("the bare page does not build");
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = startChild(
    "bare page",
    [inRoot("node_modules/next/dist/bin/next"), "start", folder, "-p", port],
    env,
  );
  await waitForHealth(child, origin, (status) => status === 200, 30_000);
  return {
    origin,
    async stop() {
      await child.stop(3_000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
