/** The operators' lists over 1,000,000 slips on PostgreSQL. */
import { startOwnSite } from "../tools/site/own-site.mjs";
import { fill, samples } from "./console/fill.mjs";
import { depositQueries, memberQueries, slipQueries } from "./console/queries.mjs";
import { watchResident } from "./console/resident.mjs";
import { startPostgres } from "./own-postgres.mjs";

/** Fewer show that the bench itself works. */
const slips = Number(process.env.BENCH_SLIPS ?? 1_000_000);
const timesEach = 12;
const firstRowsGoalMs = 300;
const filterGoalMs = 200;
const growthGoalMiB = 64;

/** Milliseconds of the service's answers to the console's lists, and what the export of all slips costs in memory. */
export async function measureConsole() {
  const postgres = await startPostgres();
  let site;
  try {
    site = await startOwnSite({ DATABASE_URL: postgres.url, TEST_CLOCK: "1", SIMULATORS: "1" });
    console.log(`Filling ${slips.toLocaleString("en")} slips …`);
    await fill(postgres.url, slips);
    const chosen = await samples(postgres.url, 40);
    const { client, secrets } = site;
    const credentials = { userName: "super01", password: secrets.DEMO_PASSWORD };
    const token = await client.grant("/api/operators.login", credentials);
    const rows = await askLists(client, token, chosen);
    rows.push(...(await exported(site, credentials, chosen.slips)));
    return rows;
  } finally {
    await site?.stop();
    postgres.stop();
  }
}

/** Every list by every filter, as pages ask for them. */
async function askLists(client, token, chosen) {
  const ask = (path) => (body) => client.post(`/api${path}`, body, { token });
  const [poys, members, deposits] = ["poys", "members", "deposits"].map((noun) =>
    ask(`/operators.${noun}.all`),
  );

  const auth = await many(() => client.post("/api/operators.auth", {}, { token }));
  const first = await timed(() => poys({ limit: 50 }));
  const rows = [row("for comparison: the smallest call", auth)];
  rows.push(row("slips: first rows, the very first time", [first], firstRowsGoalMs));
  rows.push(row("slips: first rows", await many(() => poys({ limit: 50 })), firstRowsGoalMs));
  rows.push(row("slips: ten pages on", await pagesOn(poys, 10), filterGoalMs));
  rows.push(...(await lists("slips", poys, slipQueries(chosen))));
  rows.push(...(await lists("members", members, memberQueries)));
  rows.push(...(await lists("deposits", deposits, depositQueries(chosen))));
  return rows;
}

async function timed(act) {
  const before = performance.now();
  await act();
  return performance.now() - before;
}

async function many(act) {
  const times = [];
  for (let at = 0; at < timesEach; at++) times.push(await timed(() => act(at)));
  return times;
}

async function pagesOn(list, pages) {
  const times = [];
  let cursor;
  for (let at = 0; at < pages; at++)
    times.push(
      await timed(async () => {
        cursor = (await list({ limit: 50, cursor })).nextCursor ?? undefined;
      }),
    );
  return times;
}

/** Each kind of filter, and all of them together, where the goal is. */
async function lists(noun, list, kinds) {
  const all = [];
  const rows = [];
  for (const [kind, bodyOf] of Object.entries(kinds)) {
    const times = await many((at) => list({ ...bodyOf(at), limit: 50 }));
    all.push(...times);
    rows.push(row(`${noun}: ${kind}`, times));
  }
  return [row(`${noun}: all filters`, all, filterGoalMs), ...rows];
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

function row(what, times, goalMs) {
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = quantile(sorted, 0.95);
  return {
    what,
    asked: String(times.length),
    "median ms": quantile(sorted, 0.5),
    "p95 ms": p95,
    "most ms": sorted.at(-1),
    goal: goalMs === undefined ? "" : `${goalMs} ms ${p95 <= goalMs ? "kept" : "MISSED"}`,
  };
}

/** All slips as a CSV file through the console's own proxy, as a browser asks for it. */
async function exported(site, credentials, count) {
  const call = (path, body, headers = {}) =>
    fetch(`${site.origin}/operator/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        origin: site.origin,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const login = await call("/operators.login", credentials);
  const headers = {
    cookie: login.headers.get("set-cookie").split(";")[0],
    "x-csrf-token": login.headers.get("x-csrf-token"),
    accept: "text/csv",
  };
  // Both processes have worked as they do for long before their memory is looked at: on the slips of some days.
  const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const some = { startedDate: day(5), endedDate: day(2) };
  await linesOf(await call("/operators.poys.all", some, headers));
  const watch = watchResident([site.pidOf("upstream"), site.pidOf("web server")]);
  let lines = 0;
  const ms = await timed(async () => {
    lines = await linesOf(await call("/operators.poys.all", {}, headers));
  });
  const grown = watch.stop();
  if (lines !== count + 1) throw new Error(`the file has ${lines} lines of ${count + 1}`);
  return ["upstream", "web server"].map((name, at) => ({
    what: `CSV of ${count.toLocaleString("en")} slips in ${(ms / 1_000).toFixed(0)} s: MiB that the ${name} grows by`,
    asked: `from ${grown[at].before.toFixed(0)} MiB`,
    "median ms": "",
    "p95 ms": "",
    "most ms": grown[at].growth,
    goal: `${growthGoalMiB} MiB ${grown[at].growth <= growthGoalMiB ? "kept" : "MISSED"}`,
  }));
}

const newline = 10;
async function linesOf(answer) {
  if (answer.status !== 200) throw new Error(`the export answered ${answer.status}: ${await answer.text()}`);
  let lines = 0;
  for await (const chunk of answer.body) for (const byte of chunk) if (byte === newline) lines += 1;
  return lines;
}
