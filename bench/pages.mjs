import { Pool } from "undici";
import { startOwnSite } from "../tools/site/own-site.mjs";
import { startBarePage } from "../tools/testing/bare-page.mjs";
import { load } from "./load.mjs";
import { startPostgres } from "./own-postgres.mjs";

const clients = 8;
const seconds = 6;

/**
 * Pages per second of this site, compared with the smallest page that Next.js can render per request: guests' pages,
 * and members' on the embedded database and on PostgreSQL.
 */
export async function measurePages() {
  const bare = await startBarePage();
  const postgres = await startPostgres();
  try {
    const base = await pagesPerSecond(bare.origin, "/");
    const embedded = await withSite({}, async (site) => [
      ...(await guestsPages(site, base)),
      ...(await membersPages(site, base, "member")),
    ]);
    const own = await withSite({ DATABASE_URL: postgres.url }, (site) =>
      membersPages(site, base, "member, PostgreSQL"),
    );
    return [row("a bare Next.js page", base, base), ...embedded, ...own];
  } finally {
    await postgres.stop();
    await bare.stop();
  }
}

async function withSite(changes, measure) {
  const site = await startOwnSite(changes);
  try {
    return await measure(site);
  } finally {
    await site.stop();
  }
}

async function guestsPages({ origin }, base) {
  const rows = [];
  for (const path of ["/login", "/", "/results"])
    rows.push(row(path, await pagesPerSecond(origin, path), base));
  return rows;
}

async function membersPages({ origin, token, betId }, base, who) {
  const rows = [];
  for (const path of ["/main", "/lotto", `/lotto/gov/${betId}`, "/poy"]) {
    const result = await pagesPerSecond(origin, path, `access-token=${token}`);
    rows.push(row(`${path} (${who})`, result, base));
  }
  return rows;
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
