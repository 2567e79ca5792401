/** Runs once when the web server starts: validates the environment and reports errors in one line. */
import { env } from "@/lib/server/config/env";
import { endOnSignals } from "@/lib/server/gate/drain";
import { watchRequests } from "@/lib/server/gate/trusted-headers";
import { startTracing } from "@/lib/server/metrics/tracing";
import { openMetrics } from "@/lib/server/metrics/web-metrics";
import { hearNews } from "./hear-news";

/** Resolves once what was configured beside the site itself (metrics, traces) is open. */
export async function start(
  say: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<void> {
  try {
    const {
      TRUST_PROXY,
      SITE_ORIGIN,
      SITE_HOSTS,
      FRAME_PARTNERS,
      TEST_CLOCK,
      MAINTENANCE,
      DRAIN_MS,
      ACCESS_LOG,
      SITE_DETAIL_PATH,
      PUSHER_KEY,
      embedded,
    } = env();
    endOnSignals(DRAIN_MS);
    void hearNews();
    watchRequests(TRUST_PROXY, SITE_ORIGIN?.startsWith("https:") ?? false, ACCESS_LOG);
    if (TRUST_PROXY && !SITE_ORIGIN && SITE_HOSTS.length === 0)
      say(
        "TRUST_PROXY=1 without SITE_ORIGIN or SITE_HOSTS: the site's host is whatever a visitor or the proxy says",
      );
    if (FRAME_PARTNERS.length === 0)
      say("FRAME_PARTNERS names nobody: any site may embed the /external pages");
    if (!embedded) say(`The site's title and marks are asked at SITE_DETAIL_PATH, ${SITE_DETAIL_PATH}`);
    if (PUSHER_KEY === "")
      say(
        "PUSHER_KEY is not set beside API_UPSTREAM_URL: there are no live updates, pages ask again by themselves",
      );
    if (MAINTENANCE) say("MAINTENANCE=1: the site is closed until it is started without it");
    if (TEST_CLOCK) say("TEST_CLOCK=1: the clock of rounds can be moved; for tests only");
    await startTracing();
    await openMetrics();
  } catch (error) {
    say(error instanceof Error ? error.message : "The web server's environment is wrong");
    process.exit(1);
  }
}
