import { randomBytes, randomInt } from "node:crypto";
import { chmodSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.mjs";

const makers = {
  TOKEN_SECRET: () => randomBytes(48).toString("base64url"),
  CSRF_SECRET: () => randomBytes(48).toString("base64url"),
  PUSHER_APP_ID: () => String(randomInt(100_000, 1_000_000)),
  PUSHER_KEY: () => randomBytes(10).toString("hex"),
  PUSHER_SECRET: () => randomBytes(20).toString("hex"),
  DEMO_PASSWORD: demoPassword,
};

/** Secrets that a list of keys with ids may stand for, such as TOKEN_SECRETS. */
const ringed = ["TOKEN_SECRET", "CSRF_SECRET", "PUSHER_SECRET"];

/**
 * The secrets of embedded mode: the environment's come first, the others are generated once and stored in
 * `secrets.json`, readable by its owner only.
 */
export function boxSecrets(dataDir, env) {
  const path = join(dataDir, "secrets.json");
  const kept = readKept(path);
  const made = Object.keys(makers).filter((name) => !kept[name]);
  for (const name of made) kept[name] = makers[name]();
  if (made.length > 0) {
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, path);
  }
  return Object.fromEntries(Object.keys(makers).map((name) => [name, env[name] || kept[name]]));
}

/**
 * Outside embedded mode no secrets are generated: all servers of a site must share them.
 * @throws StartError with one line that names what is missing
 */
export function requireSecrets({ role, startsUpstream, startsWeb }, env) {
  const isForeign = !startsUpstream && env.API_UPSTREAM_URL;
  const ofUpstream = ["TOKEN_SECRET", "PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET"];
  const ofWeb = isForeign ? ["CSRF_SECRET"] : ["TOKEN_SECRET", "CSRF_SECRET", "PUSHER_KEY"];
  const needed = new Set([...(startsUpstream ? ofUpstream : []), ...(startsWeb ? ofWeb : [])]);
  const missing = [...needed].filter((name) => !env[name] && !(ringed.includes(name) && env[`${name}S`]));
  if (missing.length === 0) return;
  const ofRole = role === "all" ? "an upstream of your own" : `ROLE=${role}`;
  const cause = env.DATABASE_URL ? "DATABASE_URL" : ofRole;
  throw new StartError(`With ${cause} set, the environment must also give ${missing.join(", ")}.`);
}

function readKept(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw new StartError(`${path} cannot be read (${error.code ?? "not JSON"}); repair it or move it away.`);
  }
}

/** Easy to read out and type, and valid by the rules of members' passwords. */
function demoPassword() {
  const words = (
    "Amber Banyan Bamboo Candle Cedar Coral Cotton Dragon Ember Falcon Garden Ginger Harbor Jasmine Kettle Lantern " +
    "Lemon Lotus Mango Maple Marble Meadow Melon Mirror Monsoon Nectar Orchid Papaya Pearl Pepper Planet River " +
    "Saffron Sesame Silver Tamarind Temple Thunder Tiger Velvet Violet Walnut Willow Window"
  ).split(" ");
  const pick = () => words[randomInt(words.length)];
  return `${pick()}-${pick()}-${randomInt(1000, 10_000)}`;
}
