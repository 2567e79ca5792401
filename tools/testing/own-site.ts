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

/**
 * The production site with an upstream, ports and a data directory of its own; its clock can be moved. `more`
 * adds settings for a story that needs them.
 */
export async function startOwnSite(more: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(databaseHome, "site-"));
  const template = process.env.SITE_TEMPLATE;
  if (template && !decidesPlans.some((name) => more[name])) cpSync(template, dataDir, { recursive: true });
  const { site, secrets, upstreamPort } = await prepareSite(dataDir, more);
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
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The data directory of a site that was started once and stopped: migrated, seeded and planned. While SITE_TEMPLATE
 * names it, sites begin with a copy, which takes a fifth of the time.
 */
export async function makeSiteTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(databaseHome, "site-template-"));
  const { site } = await prepareSite(dataDir, {}, false);
  await site.start();
  await site.stop();
  return dataDir;
}

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
