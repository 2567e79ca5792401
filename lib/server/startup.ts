/** Runs once when the web server starts: validates the environment and reports errors in one line. */
import { env } from "@/lib/server/config/env";
import { watchRequests } from "@/lib/server/gate/trusted-headers";
import { startTracing } from "@/lib/server/metrics/tracing";
import { openMetrics } from "@/lib/server/metrics/web-metrics";

/** Resolves once what was configured beside the site itself (metrics, traces) is open. */
export async function start(
  say: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<void> {
  try {
    const { TRUST_PROXY, SITE_ORIGIN, SITE_HOSTS, FRAME_PARTNERS, TEST_CLOCK, MAINTENANCE, ACCESS_LOG } =
      env();
    watchRequests(TRUST_PROXY, SITE_ORIGIN?.startsWith("https:") ?? false, ACCESS_LOG);
    if (TRUST_PROXY && !SITE_ORIGIN && SITE_HOSTS.length === 0)
      say(
        "TRUST_PROXY=1 without SITE_ORIGIN or SITE_HOSTS: the site's host is whatever a visitor or the proxy says",
      );
    if (FRAME_PARTNERS.length === 0)
      say("FRAME_PARTNERS names nobody: any site may embed the /external pages");
    if (MAINTENANCE) say("MAINTENANCE=1: the site is closed until it is started without it");
    if (TEST_CLOCK) say("TEST_CLOCK=1: the clock of rounds can be moved; for tests only");
    await startTracing();
    await openMetrics();
  } catch (error) {
    say(error instanceof Error ? error.message : "The web server's environment is wrong");
    process.exit(1);
  }
}
