import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./ports.mjs";
import { boxSecrets } from "./secrets.mjs";
import { createSite } from "./site.mjs";
import { createClient } from "./upstream-client.mjs";

// Settings of a site in use must not reach this one: it would bet on a real database.
const foreign = [
  ...["DATABASE_URL", "API_UPSTREAM_URL", "POY_API_UPSTREAM_URL", "PUSHER_HOST", "PUSHER_CLUSTER"],
  ...["PUSHER_PRIVATE", "SITE_ORIGIN", "SITE_HOSTS", "TRUST_PROXY", "FRAME_PARTNERS"],
  ...["ROLE", "UPSTREAM_HOST", "UPSTREAM_URL", "UPSTREAM_SECRET", "PUSH_URL", "REDIS_URL", "DRAIN_MS"],
  ...["SIMULATORS", "DEMO_FEED", "TEST_CLOCK", "SMS_GATEWAY_URL", "OPERATOR_NETWORKS"],
];

// Rate limits are off: one machine simulates many members here. A server that a bench names is its own.
const unlimited = {
  NO_REAL_MONEY: "1",
  MEMBER_ACTS_PER_MINUTE: "1000000",
  PUSH_SOCKETS_PER_ADDRESS: "1000000",
  PUSH_SOCKETS_PER_MEMBER: "1000000",
};

/**
 * The production site with ports and data of its own.
 * @param {Record<string, string>} changes of its environment
 * @param {(upstreamOrigin: string) => void} beforeStart gets the upstream's origin
 * @returns its address, a token of demo01, and the function that ends it
 */
export async function startOwnSite(changes = {}, beforeStart = () => {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const [port, upstreamPort] = [await findFreePort(), await findFreePort()];
  const secrets = boxSecrets(dataDir, {});
  const settings = { port, upstreamPort, dataDir, startsUpstream: true, startsWeb: true };
  const unset = Object.fromEntries(foreign.map((name) => [name, ""]));
  const site = createSite(
    settings,
    { ...process.env, ...unset, ...secrets, LOG_LEVEL: "warn", ...unlimited, ...changes },
    "production",
  );
  beforeStart(site.upstreamOrigin);
  try {
    await site.start();
  } catch (error) {
    // A part that runs would keep this process from ending.
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  const client = createClient(site.upstreamOrigin, 4);
  const token = await client.grant("/api/users.login", {
    userName: "demo01",
    password: secrets.DEMO_PASSWORD,
  });
  const rounds = await client.get("/poy-api/bet-lists.latest");
  const open = rounds.find((round) => round.betType === "gov" && round.betList.status === "open");
  let isHalted = false;
  /** Ends the servers and keeps the data, for checks of the books. */
  async function halt() {
    if (isHalted) return;
    isHalted = true;
    await client.close();
    await site.stop();
  }
  return {
    origin: site.origin,
    upstreamOrigin: site.upstreamOrigin,
    token,
    client,
    secrets,
    dataDir,
    /** The process id of "upstream" or "web server". */
    pidOf: site.pidOf,
    /** A round of the government lottery that takes bets. */
    betId: open.betList.betId,
    halt,
    async stop() {
      await halt();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
