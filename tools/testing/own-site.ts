import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { operatorLogin } from "@/lib/contract/operators/session";
import { findFreePort } from "../site/ports.mjs";
import { boxSecrets } from "../site/secrets.mjs";
import { createSite } from "../site/site.mjs";
import { type Calls, callsTo } from "./calls";
import { databaseHome } from "./database-home";
import { createOperatorDriver, type OperatorDriver } from "./operator-driver";
import { partner } from "./partner";
import { makeServerDatabase, type ServerDatabase } from "./server-database";

export interface Site extends OperatorDriver {
  /** The web server's origin. */
  origin: string;
  /** A fresh token of a demo operator: `staff01`, `admin01`, `super01`. */
  operatorToken(userName: string): Promise<string>;
  upstreamPort: number;
  /** Password of demo01 and of the demo operators. */
  password: string;
  /** The key that signs this site's access tokens. */
  tokenSecret: string;
  /** Calls the upstream directly, without the web server; `send` returns the `auth` header too. */
  call: Calls["call"];
  send: Calls["send"];
  stop(): Promise<void>;
}

/** Settings that rounds are planned by: the rounds of a template were planned without them. */
const decidesPlans = ["DEMO_FEED", "TEST_DRAW_STEPS"];

/** Where a site's data is: in its own process, or on the server of TEST_DATABASE_URL. */
export type SiteStore = "embedded" | "server";

/**
 * The production site with an upstream, ports and a data directory of its own; its clock can be moved. `more`
 * adds settings for a story that needs them.
 * @param store `server` falls back to the embedded database where no server answers
 */
export async function startOwnSite(
  more: Record<string, string> = {},
  store: SiteStore = "embedded",
): Promise<Site> {
  const dataDir = mkdtempSync(join(databaseHome, "site-"));
  const template = decidesPlans.some((name) => more[name]) ? undefined : templateOf(store);
  const database = store === "server" ? await makeServerDatabase(template?.database) : null;
  if (template) cpSync(template.dataDir, dataDir, { recursive: true });
  const { site, secrets, upstreamPort } = await prepareSite(dataDir, { ...more, ...settingsOf(database) });
  await site.start();
  const calls = callsTo(site.upstreamOrigin);
  const token = async (userName: string) => {
    const body = { userName, password: secrets.DEMO_PASSWORD };
    return (await calls.send(operatorLogin, { body })).auth ?? "";
  };
  return {
    ...createOperatorDriver(calls, token),
    origin: site.origin,
    password: secrets.DEMO_PASSWORD,
    tokenSecret: secrets.TOKEN_SECRET,
    operatorToken: token,
    upstreamPort,
    call: calls.call,
    send: calls.send,
    stop: async () => {
      await site.stop();
      await database?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a site was after its first start: migrated, seeded and planned. */
interface SiteTemplate {
  /** Its secrets and files; the embedded database too. */
  dataDir: string;
  /** Of a site on the server. */
  database?: string;
}

/**
 * Starts a site of each store once and stops it. While SITE_TEMPLATES, which this returns, is set, sites begin with a
 * copy, which takes a fifth of the time.
 */
export async function makeSiteTemplates(): Promise<{ SITE_TEMPLATES: string; remove(): Promise<void> }> {
  const made: Partial<Record<SiteStore, SiteTemplate>> = {};
  const databases: (ServerDatabase | null)[] = [];
  for (const store of ["embedded", "server"] as const) {
    const database = store === "server" ? await makeServerDatabase() : null;
    if (store === "server" && !database) continue;
    const dataDir = mkdtempSync(join(databaseHome, "site-template-"));
    const { site } = await prepareSite(dataDir, settingsOf(database), false);
    await site.start();
    await site.stop();
    made[store] = { dataDir, ...(database && { database: database.name }) };
    databases.push(database);
  }
  return {
    SITE_TEMPLATES: JSON.stringify(made),
    async remove() {
      for (const { dataDir } of Object.values(made)) rmSync(dataDir, { recursive: true, force: true });
      for (const database of databases) await database?.remove();
    },
  };
}

/** Of the embedded database where there is none of the server. */
function templateOf(store: SiteStore): SiteTemplate | undefined {
  const made: Partial<Record<SiteStore, SiteTemplate>> = JSON.parse(process.env.SITE_TEMPLATES ?? "{}");
  return made[store] ?? made.embedded;
}

/** It holds nobody's money, so that the test's clock may stand beside it. */
const settingsOf = (database: ServerDatabase | null): Record<string, string> =>
  database ? { DATABASE_URL: database.url, NO_REAL_MONEY: "1" } : {};

async function prepareSite(dataDir: string, more: Record<string, string>, startsWeb = true) {
  const [port, upstreamPort] = [await findFreePort(), await findFreePort()];
  const secrets = boxSecrets(dataDir, {});
  const settings = {
    port,
    upstreamPort,
    dataDir,
    startsUpstream: true,
    startsWeb,
    inTheBox: true,
    ownsDatabase: true,
    testClock: true,
    framePartners: "",
  };
  const partners = { PARTNER_KEYS: JSON.stringify({ [partner.name]: partner.secret }) };
  const fixed = { TEST_CLOCK: "1", SIMULATORS: "1", LOG_LEVEL: "warn" };
  const env = { ...ownEnv(), ...secrets, ...fixed, ...partners, ...more };
  return { site: createSite(settings, env, "production"), secrets, upstreamPort };
}

/** This environment without settings that would point the site elsewhere. */
function ownEnv(): NodeJS.ProcessEnv {
  const foreign =
    /^(API_UPSTREAM_URL|POY_API_UPSTREAM_URL|DATABASE_URL|DATA_DIR|SITE_|TRUST_PROXY|ROLE|UPSTREAM_|PUSH_URL|REDIS_URL|DRAIN_MS|FRAME_|PUSHER_|LINE_|FIREBASE_|RECAPTCHA_|SMS_|OPERATOR_)/;
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !foreign.test(name)),
  ) as NodeJS.ProcessEnv;
}
