import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../scripts/launch/ports.mjs";
import { boxSecrets } from "../scripts/launch/secrets.mjs";
import { createSite } from "../scripts/launch/site.mjs";
import { createClient } from "./upstream-client.mjs";

/**
 * The production site with ports and data of its own.
 * @returns its address, a token of demo01, and the way to end it
 */
export async function startOwnSite(changes = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const [port, upstreamPort] = [await findFreePort(), await findFreePort()];
  const secrets = boxSecrets(dataDir, {});
  const settings = { port, upstreamPort, dataDir, startsUpstream: true };
  const site = createSite(
    settings,
    { ...process.env, ...secrets, LOG_LEVEL: "warn", ...changes },
    "production",
  );
  await site.start();
  const client = createClient(site.upstreamOrigin, 4);
  const token = await client.grant("/api/users.login", {
    userName: "demo01",
    password: secrets.DEMO_PASSWORD,
  });
  const rounds = await client.get("/poy-api/bet-lists.latest");
  const open = rounds.find((round) => round.betType === "gov" && round.betList.status === "open");
  return {
    origin: site.origin,
    token,
    client,
    /** A round of the government lottery that takes bets. */
    betId: open.betList.betId,
    async stop() {
      await client.close();
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
