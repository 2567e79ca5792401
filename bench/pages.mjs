import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { Pool } from "undici";
import { startChild } from "../tools/site/child.mjs";
import { waitForHealth } from "../tools/site/health.mjs";
import { startOwnSite } from "../tools/site/own-site.mjs";
import { findFreePort } from "../tools/site/ports.mjs";
import { cpuMs } from "../tools/site/process-facts.mjs";
import { inRoot } from "../tools/site/root.mjs";
import { runTool } from "../tools/site/run.mjs";
import { load } from "./load.mjs";
import { startPostgres } from "./own-postgres.mjs";

const clients = 8;
const seconds = 6;
const folder = inRoot(".build/bare-page");

/** Ratios that docs/speed.md sets as goals. */
const goals = { guests: 0.33, postgres: 0.15, embedded: 0.1 };

/**
 * Pages per second of this site, compared with the smallest page that Next.js can render per request; members' pages
 * on the embedded database and on PostgreSQL. The processor time of a page is the web server's alone and depends
 * little on what else the machine does.
 */
export async function measurePages() {
  const bare = await startBarePage();
  try {
    const base = await pagesPerSecond(bare, "/");
    const rows = [row("a bare Next.js page", base, base)];
    await onSite({}, async (site) => {
      for (const path of ["/login", "/", "/results"])
        rows.push(row(path, await pagesPerSecond(site, path), base, goals.guests));
      rows.push(...(await membersRows(site, base, "embedded")));
    });
    const postgres = await startPostgres();
    try {
      await onSite({ DATABASE_URL: postgres.url, TEST_CLOCK: "1", SIMULATORS: "1" }, async (site) => {
        rows.push(...(await membersRows(site, base, "postgres")));
      });
    } finally {
      postgres.stop();
    }
    return rows;
  } finally {
    await bare.stop();
  }
}

async function onSite(changes, measure) {
  const site = await startOwnSite(changes);
  try {
    await measure({ ...site, pid: site.pidOf("web server") });
  } finally {
    await site.stop();
  }
}

async function membersRows(site, base, database) {
  const rows = [];
  for (const path of ["/main", "/lotto", `/lotto/gov/${site.betId}`, "/poy"]) {
    const result = await pagesPerSecond(site, path, `access-token=${site.token}`);
    rows.push(row(`${path} (member, ${database})`, result, base, goals[database]));
  }
  return rows;
}

const row = (what, result, base, goal) => ({
  what,
  "per second": result.perSecond,
  ratio: against(result.perSecond / base.perSecond, goal),
  "CPU ms": result.cpuMs,
  "CPU ratio": base.cpuMs / result.cpuMs,
  "median ms": result.medianMs,
  "p99 ms": result.p99Ms,
  failures: result.failures ? `${result.failures} (${result.firstFailure})` : "0",
});

/** "0.41 (0.33)"; an exclamation mark where the goal is missed. */
const against = (ratio, goal) =>
  goal === undefined ? ratio.toFixed(2) : `${ratio < goal ? "! " : ""}${ratio.toFixed(2)} (${goal})`;

async function pagesPerSecond({ origin, pid }, path, cookie) {
  const pool = new Pool(origin, { connections: clients, pipelining: 1 });
  const get = async () => {
    const answer = await pool.request({ method: "GET", path, headers: cookie ? { cookie } : {} });
    await answer.body.dump({ limit: 10_000_000 });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  };
  await load(get, { clients, seconds: 2 });
  const before = cpuMs(pid);
  const result = await load(get, { clients, seconds });
  const used = cpuMs(pid) - before;
  await pool.close();
  return { ...result, cpuMs: used / (result.perSecond * seconds) };
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
    pid: child.pid,
    async stop() {
      await child.stop(3_000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
