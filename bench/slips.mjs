import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "../tools/site/child.mjs";
import { waitForHealth } from "../tools/site/health.mjs";
import { findFreePort } from "../tools/site/ports.mjs";
import { inRoot } from "../tools/site/root.mjs";
import { boxSecrets } from "../tools/site/secrets.mjs";
import { createClient, makeMembers } from "../tools/site/upstream-client.mjs";
import { pgbenchSlips } from "../tools/testing/pgbench-slips.mjs";
import { load } from "./load.mjs";
import { startPostgres } from "./own-postgres.mjs";

const clientCounts = [1, 16, 64];
const mostClients = Math.max(...clientCounts);
/** Numbers to bet on: 1,000 of three digits, and three that everybody wants. */
const favourites = { "all numbers": 1_000, "3 numbers": 3 };
const seconds = { warm: 3, http: 6, sql: 3 };
const linesOfSlip = 5;
const option = "teng_bon_3";
const groupOf = 64;

/**
 * Slips per second through HTTP on PostgreSQL, placed each by itself and in groups, on all numbers and on three, with
 * 1, 16 and 64 connections; each beside pgbench, which calls the same function of the database just before and after.
 */
export async function measureSlips() {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const secrets = boxSecrets(dataDir, {});
  const houses = [];
  try {
    for (const [how, size] of [
      ["each by itself", 1],
      [`in groups of up to ${groupOf}`, groupOf],
    ])
      houses.push({ how, ...(await startUpstream(postgres.url, { ...secrets, dataDir, size })) });
    const { client } = houses[0];
    const members = await makeMembers(client, mostClients, 50_000);
    const round = await governmentRound(client);
    const rows = [];
    for (const clients of clientCounts)
      for (const [which, numbers] of Object.entries(favourites))
        rows.push(...(await compare({ postgres, houses, members, round, clients, which, numbers })));
    return rows;
  } finally {
    for (const house of houses) await house.stop();
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A row of pgbench, and one of each upstream beside it. */
async function compare({ postgres, houses, members, round, clients, which, numbers }) {
  const uuids = members.map(({ uuid }) => uuid);
  const slip = { ...round, members: uuids, option, lines: linesOfSlip, numbers };
  const alone = () => pgbenchSlips(postgres.pgbench, postgres.url, slip, { clients, seconds: seconds.sql });
  const before = await alone();
  const seen = [];
  for (const { how, client } of houses) {
    const send = sender(client, members, round, numbers);
    await load(send, { clients, seconds: seconds.warm });
    seen.push({ how, ...(await load(send, { clients, seconds: seconds.http })) });
  }
  const after = await alone();
  const sql = (before + after) / 2;
  const of = `${clients} ${clients === 1 ? "client" : "clients"}, ${which}`;
  const words = `${of}: pgbench, the statement alone (${before.toFixed(0)} and ${after.toFixed(0)})`;
  return [
    { what: words, "per second": sql, ratio: 1, "median ms": "", "p99 ms": "", refused: "" },
    ...seen.map(({ how, perSecond, medianMs, p99Ms, failures, firstFailure }) => ({
      what: `${of}: calls, placed ${how}`,
      "per second": perSecond,
      ratio: perSecond / sql,
      "median ms": medianMs,
      "p99 ms": p99Ms,
      refused: failures ? `${failures} (${firstFailure})` : "0",
    })),
  ];
}

async function startUpstream(databaseUrl, { dataDir, size, ...secrets }) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const upstream = startChild("upstream", [inRoot(".build/upstream.mjs")], {
    ...process.env,
    ...secrets,
    DATABASE_URL: databaseUrl,
    NO_REAL_MONEY: "1",
    DATA_DIR: dataDir,
    UPSTREAM_PORT: String(port),
    SLIPS_A_GROUP: String(size),
    // Under the test clock the demo operators sign in by password alone, on any database.
    TEST_CLOCK: "1",
    OPERATOR_NETWORKS: "",
    NODE_ENV: "production",
    // Members deposit by the simulated bank, which is off by default on a real database.
    SIMULATORS: "1",
    LOG_LEVEL: "error",
    MEMBER_ACTS_PER_MINUTE: "1000000",
  });
  await waitForHealth(upstream, `${origin}/health`, (status) => status === 200, 60_000);
  upstream.release();
  const client = createClient(origin, mostClients);
  const stop = async () => {
    await client.close();
    await upstream.stop(5_000);
  };
  return { client, stop };
}

/** The government round that takes bets, with its rate of the option. */
async function governmentRound(client) {
  const rounds = await client.get("/poy-api/bet-lists.latest");
  const open = rounds.find(({ betType, betList }) => betType === "gov" && betList.status === "open");
  const { betId } = open.betList;
  const path = `/poy-api/number-reachs.rate-now.all?betId=${betId}&betType=${option}`;
  return { betId, rate: (await client.get(path)).defaultRate };
}

/** One slip of the client's own member. */
const sender =
  (client, members, { betId, rate }, numbers) =>
  (at) => {
    const lines = Array.from({ length: linesOfSlip }, (_, line) => ({
      ...{ ref: `l${line}`, add: 1, option, price: 1, multiply: rate },
      number: String(randomInt(numbers)).padStart(3, "0"),
    }));
    const { token } = members[at];
    return client.post("/poy-api/poys.create", { betId, lines }, { token, key: randomUUID() });
  };
