import { execFile } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startChild } from "../tools/site/child.mjs";
import { waitForHealth } from "../tools/site/health.mjs";
import { findFreePort } from "../tools/site/ports.mjs";
import { inRoot } from "../tools/site/root.mjs";
import { boxSecrets } from "../tools/site/secrets.mjs";
import { createClient, makeMembers } from "../tools/site/upstream-client.mjs";
import { load } from "./load.mjs";
import { startPostgres } from "./own-postgres.mjs";

const clients = 16;
const seconds = 8;
const linesOfSlip = 5;
const option = "teng_bon_3";

/**
 * Slips per second through HTTP on PostgreSQL, compared with pgbench, which calls the same function of the
 * database just before and just after.
 */
export async function measureSlips() {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const secrets = boxSecrets(dataDir, {});
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  // Under the test clock the demo operators sign in by password alone, on any database.
  const own = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, TEST_CLOCK: "1", OPERATOR_NETWORKS: "" };
  const env = { ...process.env, ...secrets, ...own };
  const upstream = startChild("upstream", [inRoot(".build/upstream.mjs")], {
    ...env,
    UPSTREAM_PORT: String(port),
    NODE_ENV: "production",
    // Members deposit by the simulated bank, which is off by default on a real database.
    SIMULATORS: "1",
    LOG_LEVEL: "warn",
    MEMBER_ACTS_PER_MINUTE: "1000000",
  });
  const client = createClient(origin, clients);
  try {
    await waitForHealth(upstream, `${origin}/health`, (status) => status === 200, 60_000);
    upstream.release();
    const members = await makeMembers(client, clients, 50_000);
    const rounds = await client.get("/poy-api/bet-lists.latest");
    const { betId } = rounds.find(
      (round) => round.betType === "gov" && round.betList.status === "open",
    ).betList;
    const query = `betId=${betId}&betType=${option}`;
    const { defaultRate } = await client.get(`/poy-api/number-reachs.rate-now.all?${query}`);

    const send = (at) => {
      const lines = Array.from({ length: linesOfSlip }, (_, line) => ({
        ...{ ref: `l${line}`, add: 1, option, price: 1, multiply: defaultRate },
        number: String(randomInt(1000)).padStart(3, "0"),
      }));
      return client.post(
        "/poy-api/poys.create",
        { betId, lines },
        { token: members[at].token, key: randomUUID() },
      );
    };
    const bench = () => pgbench(postgres, members, betId, defaultRate);

    await load(send, { clients, seconds: 3 });
    const before = await bench();
    const http = await load(send, { clients, seconds });
    const after = await bench();
    const sql = (before + after) / 2;
    const words = `pgbench, the statement alone (${before.toFixed(0)} and ${after.toFixed(0)})`;
    return [
      { what: words, "per second": sql, ratio: 1, "median ms": "", "p99 ms": "", refused: "" },
      {
        what: `HTTP poys.create, ${clients} kept connections, ${linesOfSlip} lines a slip`,
        "per second": http.perSecond,
        ratio: http.perSecond / sql,
        "median ms": http.medianMs,
        "p99 ms": http.p99Ms,
        refused: http.failures ? `${http.failures} (${http.firstFailure})` : "0",
      },
    ];
  } finally {
    await client.close();
    await upstream.stop(5_000);
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function pgbench({ url, pgbench: program }, members, betId, rate) {
  const each = (value) => `ARRAY[${Array.from({ length: linesOfSlip }, (_, at) => value(at)).join(", ")}]`;
  const uuids = `(ARRAY[${members.map(({ uuid }) => `'${uuid}'`).join(", ")}]::uuid[])[:client_id % ${members.length} + 1]`;
  const slip = {
    p_member: uuids,
    p_bet_id: `'${betId}'`,
    p_key: "gen_random_uuid()::text",
    p_body_hash: "'the hash of a body'",
    p_note: "''",
    p_kind: "'BET_GOV'",
    p_refs: each((at) => `'l${at}'`),
    p_adds: each(() => "1"),
    p_options: each(() => `'${option}'`),
    p_numbers: each(() => "lpad(floor(random() * 1000)::int::text, 3, '0')"),
    p_prices: `${each(() => "100")}::bigint[]`,
    p_multiplies: each(() => String(Math.round(rate * 100))),
  };
  const named = Object.entries(slip).map(([name, value]) => `${name} => ${value}`);
  const file = join(mkdtempSync(join(tmpdir(), "pgbench-")), "slip.sql");
  writeFileSync(file, `SELECT place_poy(${named.join(", ")}) AS result;\n`);
  const args = [
    "-n",
    "-M",
    "prepared",
    "-c",
    String(clients),
    "-j",
    "2",
    "-T",
    String(seconds / 2),
    "-f",
    file,
    url,
  ];
  const { stdout } = await promisify(execFile)(program, args);
  const failed = /number of failed transactions: ([1-9]\d*)/.exec(stdout);
  if (failed) throw new Error(`pgbench: ${failed[0]}`);
  return Number(/tps = ([\d.]+)/.exec(stdout)[1]);
}
