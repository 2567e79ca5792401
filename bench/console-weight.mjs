import { startOwnSite } from "../tools/site/own-site.mjs";
import { launchBrowser } from "./launch-browser.mjs";
import { weigh } from "./page-weight.mjs";

/** JS of a first visit, kB gzip. */
const BUDGET = 260;

const pages = [
  ...["/login", "/second-factor", "", "/approvals"],
  ...["/queues/deposits", "/queues/withdrawals", "/queues/banks", "/deposits", "/withdrawals"],
  ...["/members", "/slips", "/rounds", "/rates", "/partners", "/content", "/site", "/reports"],
  ...["/audit", "/staff", "/jobs", "/messages", "/settings", "/account"],
];

/** The scripts of a first visit of the console's pages, on a desk, until 5 s after the load event. */
export async function measureConsoleWeight() {
  const site = await startOwnSite();
  const browser = await launchBrowser();
  try {
    const body = { userName: "super01", password: site.secrets.DEMO_PASSWORD };
    const token = await site.client.grant("/api/operators.login", body);
    const rows = [];
    for (const page of pages) {
      const path = `/operator${page}`;
      const isSignedIn = page !== "/login";
      // The first request of all warms the server up and is not measured.
      await visit(browser, site.origin, path, isSignedIn && token);
      const { bytes, requests } = await visit(browser, site.origin, path, isSignedIn && token);
      const js = bytes.script / 1000;
      rows.push({
        page: path,
        "JS kB": `${js > BUDGET ? "! " : ""}${js.toFixed(1)} (${BUDGET})`,
        "CSS kB": (bytes.style / 1000).toFixed(1),
        "fonts kB": (bytes.font / 1000).toFixed(1),
        requests,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function visit(browser, origin, path, token) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    if (token)
      await context.addCookies([{ name: "operator-token", value: token, url: `${origin}/operator` }]);
    const result = await weigh(context, origin + path);
    if (result.status !== 200 || result.landed !== path)
      throw new Error(`${path} answered ${result.status} at ${result.landed}`);
    return result;
  } finally {
    await context.close();
  }
}
