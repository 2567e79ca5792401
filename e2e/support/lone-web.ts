import { findFreePort } from "../../tools/site/ports.mjs";
import { createSite } from "../../tools/site/site.mjs";

/** A production web server whose upstream is down. */
export async function startLoneWeb(changes: Record<string, string>): Promise<{
  origin: string;
  stop(): Promise<void>;
}> {
  const [port, upstreamPort] = [await findFreePort(), await findFreePort()];
  const settings = {
    port,
    upstreamPort,
    dataDir: "/nowhere",
    startsUpstream: false,
    startsWeb: true,
    inTheBox: false,
    ownsDatabase: false,
    testClock: false,
    framePartners: "",
  };
  const site = createSite(settings, { ...process.env, LOG_LEVEL: "silent", ...changes }, "production");
  await site.start();
  return { origin: site.origin, stop: () => site.stop() };
}
