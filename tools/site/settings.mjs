import { resolve } from "node:path";
import { root } from "./root.mjs";
import { StartError } from "./start-error.mjs";

/** As lib/domain/access/roles.ts; a test compares them. */
export const roles = ["all", "web", "calls", "push", "jobs", "migrate"];

/**
 * The launcher's own settings from the environment; the children parse the rest by schemas of their own.
 * @param {Record<string, string | undefined>} env
 */
export function readSettings(env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const port = readPort("PORT", given.PORT ?? "3000");
  const upstreamPort = readPort("UPSTREAM_PORT", given.UPSTREAM_PORT ?? "4100");
  const role = readRole(given);
  // Both services are in one embedded upstream; it starts unless both have an address elsewhere.
  const startsUpstream = role !== "web" && !(given.API_UPSTREAM_URL && given.POY_API_UPSTREAM_URL);
  const startsWeb = role === "all" || role === "web";
  if (startsUpstream && startsWeb && port === upstreamPort) {
    throw new StartError(`PORT and UPSTREAM_PORT are both ${port}; give them two different ports.`);
  }
  return {
    port,
    upstreamPort,
    /** Where the upstream of this machine is reached from this machine. */
    upstreamHost: reachable(given.UPSTREAM_HOST ?? "127.0.0.1"),
    role,
    /** How long a stopping part serves on; read as the parts read it. */
    drainMs: given.DRAIN_MS === undefined ? (role === "all" ? 0 : 5_000) : Number(given.DRAIN_MS) || 0,
    startsUpstream,
    startsWeb,
    /** Embedded mode: own database and own secrets, nothing required of the environment. */
    inTheBox: role === "all" && !given.DATABASE_URL && !given.API_UPSTREAM_URL && !given.POY_API_UPSTREAM_URL,
    /** PGlite's files may be open in one process only. */
    ownsDatabase: startsUpstream && !given.DATABASE_URL,
    dataDir: resolve(root, given.DATA_DIR ?? ".data"),
    testClock: given.TEST_CLOCK === "1",
    framePartners: given.FRAME_PARTNERS ?? "",
  };
}

function readRole({ ROLE: role = "all", DATABASE_URL, UPSTREAM_URL, API_UPSTREAM_URL }) {
  if (!roles.includes(role)) throw new StartError(`ROLE is "${role}"; it is one of ${roles.join(", ")}.`);
  if (role === "all" && UPSTREAM_URL)
    throw new StartError(
      "UPSTREAM_URL names an upstream elsewhere: start the web server alone, with ROLE=web.",
    );
  if (role !== "all" && role !== "web" && !DATABASE_URL)
    throw new StartError(
      `ROLE=${role} needs DATABASE_URL: the embedded database is open in one process only.`,
    );
  if (role === "web" && UPSTREAM_URL && API_UPSTREAM_URL)
    throw new StartError("UPSTREAM_URL is of an own upstream and cannot stand beside API_UPSTREAM_URL.");
  return role;
}

/** An address that a service listening on `host` answers at, as in a URL. */
function reachable(host) {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function readPort(name, text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new StartError(`${name} is "${text}"; a port is a whole number from 1 to 65535.`);
}
