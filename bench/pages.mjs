import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { Pool } from "undici";
import { startChild } from "../tools/site/child.mjs";
import { waitForHealth } from "../tools/site/health.mjs";
import { startOwnSite } from "../tools/site/own-site.mjs";
import { findFreePort } from "../tools/site/ports.mjs";
import { inRoot } from "../tools/site/root.mjs";
import { runTool } from "../tools/site/run.mjs";
import { load } from "./load.mjs";

const clients = 8;
const seconds = 6;
const folder = inRoot(".build/bare-page");

/** Pages per second of this site, compared with the smallest page that Next.js can render per request. */
export async function measurePages() {
  const bare = await startBarePage();
  const site = await startOwnSite();
  try {
    const base = await pagesPerSecond(bare.origin, "/");
    const rows = [row("a bare Next.js page", base, base)];
    const cookie = `access-token=${site.token}`;
    for (const path of ["/login", "/", "/results"])
      rows.push(row(path, await pagesPerSecond(site.origin, path), base));
    for (const path of ["/main", "/lotto", `/lotto/gov/${site.betId}`, "/poy"]) {
      rows.push(row(`${path} (member)`, await pagesPerSecond(site.origin, path, cookie), base));
    }
    return rows;
  } finally {
    await site.stop();
    await bare.stop();
  }
}

const row = (what, result, base) => ({
  what,
  "per second": result.perSecond,
  ratio: result.perSecond / base.perSecond,
  "median ms": result.medianMs,
  "p99 ms": result.p99Ms,
  failures: result.failures ? `${result.failures} (${result.firstFailure})` : "0",
});

async function pagesPerSecond(origin, path, cookie) {
  const pool = new Pool(origin, { connections: clients, pipelining: 1 });
  const get = async () => {
    const answer = await pool.request({ method: "GET", path, headers: cookie ? { cookie } : {} });
    await answer.body.dump({ limit: 10_000_000 });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  };
  await load(get, { clients, seconds: 2 });
  const result = await load(get, { clients, seconds });
  await pool.close();
  return result;
}

async function startBarePage() {
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
