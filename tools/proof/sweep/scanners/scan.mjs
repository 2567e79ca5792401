import { setTimeout as wait } from "node:timers/promises";
import { interceptors, Pool } from "undici";
import { startOwnSite } from "../../../site/own-site.mjs";
import { isAlive } from "../../../site/process-facts.mjs";
import { say } from "../../../site/start-error.mjs";
import { scanHtml } from "../../installed/scan-html.mjs";
import { scanLinks } from "../../installed/scan-links.mjs";
import { scanPolicies } from "../../installed/scan-policy.mjs";
import { screensOf } from "../screens.mjs";
import { createVisitor } from "../visitor.mjs";
import { scanAnswers } from "./answers.mjs";
import { scanFiles } from "./files.mjs";
import { scanObservatory } from "./observatory.mjs";
import { scanWapiti } from "./wapiti.mjs";

/** Behind a proxy, so that requests can claim https, and with a fixed host, so that others can be refused. */
const setting = { TRUST_PROXY: "1", SITE_HOSTS: "127.0.0.1", LOG_LEVEL: "silent" };

/** The server may close a kept-alive connection at the moment it is reused. */
const onceMore = interceptors.retry({ maxRetries: 1, methods: ["GET", "HEAD"], statusCodes: [] });

/**
 * Scans markup, links, scripts, headers, cookies and bodies of the site.
 * @returns {Promise<number>} the number of faults
 */
export async function scan() {
  const site = await startOwnSite(setting);
  const pool = new Pool(site.origin, { connections: 4 }).compose(onceMore);
  try {
    const guest = createVisitor(pool);
    const member = createVisitor(pool, { cookies: { "access-token": site.token } });
    const seen = { site, pool, guest, member, origin: site.origin, token: site.token, secrets: site.secrets };
    const screens = await screensOf(site);
    let wrong = 0;
    const tell = (result) => {
      wrong += result.wrong.length;
      say(`${result.wrong.length === 0 ? "good" : "BAD "} ${result.seen}`);
      for (const line of grouped(result.wrong)) say(`     ${line}`);
    };
    tell(await scanHtml({ ...seen, screens }));
    tell(await scanLinks({ ...seen, screens }));
    tell(await scanFiles({ ...seen, screens, secrets: quietOf(site.secrets) }));
    tell(await scanPolicies(seen));
    tell(await scanObservatory(seen));
    tell(await scanWapiti(seen));
    tell(await scanAnswers({ ...seen, endUpstream: () => endUpstream(site) }));
    say(`scanners: ${wrong} wrong`);
    return wrong;
  } finally {
    await pool.destroy();
    await site.stop();
  }
}

/** The secrets; the push key and the app id are public. */
const quietOf = ({ TOKEN_SECRET, CSRF_SECRET, PUSHER_SECRET, DEMO_PASSWORD }) => ({
  ...{ TOKEN_SECRET, CSRF_SECRET, PUSHER_SECRET, DEMO_PASSWORD },
});

/** The same line about several pages is printed once. */
function grouped(lines) {
  const counts = new Map();
  for (const line of lines) {
    const [, where = "", what = line] = /^(.*?): (.*)$/s.exec(line) ?? [];
    const places = counts.get(what) ?? [];
    counts.set(what, [...places, where]);
  }
  return [...counts].map(([what, [first, ...more]]) =>
    more.length > 0 ? `${first} and ${more.length} more: ${what}` : `${first}: ${what}`,
  );
}

async function endUpstream(site) {
  const pid = site.pidOf("upstream");
  process.kill(pid, "SIGKILL");
  while (isAlive(pid)) await wait(20);
}
