import { resolve } from "node:path";
import { root } from "./root.mjs";
import { StartError } from "./start-error.mjs";

/**
 * The launcher's own settings from the environment; the children parse the rest by schemas of their own.
 * @param {Record<string, string | undefined>} env
 */
export function readSettings(env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const port = readPort("PORT", given.PORT ?? "3000");
  const upstreamPort = readPort("UPSTREAM_PORT", given.UPSTREAM_PORT ?? "4100");
  // Both services are in one embedded upstream; it starts unless both have an address elsewhere.
  const startsUpstream = !(given.API_UPSTREAM_URL && given.POY_API_UPSTREAM_URL);
  if (startsUpstream && port === upstreamPort) {
    throw new StartError(`PORT and UPSTREAM_PORT are both ${port}; give them two different ports.`);
  }
  return {
    port,
    upstreamPort,
    startsUpstream,
    /** Embedded mode: own database and own secrets, nothing required of the environment. */
    inTheBox: !given.DATABASE_URL && !given.API_UPSTREAM_URL && !given.POY_API_UPSTREAM_URL,
    /** PGlite's files may be open in one process only. */
    ownsDatabase: startsUpstream && !given.DATABASE_URL,
    dataDir: resolve(root, given.DATA_DIR ?? ".data"),
    testClock: given.TEST_CLOCK === "1",
    framePartners: given.FRAME_PARTNERS ?? "",
  };
}

function readPort(name, text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new StartError(`${name} is "${text}"; a port is a whole number from 1 to 65535.`);
}
