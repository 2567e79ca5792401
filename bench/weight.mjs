import { startOwnSite } from "../tools/site/own-site.mjs";
import { startBarePage } from "../tools/testing/bare-page.mjs";
import { launchBrowser } from "./launch-browser.mjs";
import { weigh } from "./page-weight.mjs";
import { phoneContext } from "./phone-context.mjs";

/** The front page shows a banner and the pictures of three games, which no other page of guests does. */
const frontRequests = 41;
const fronts = ["/", "/kh", "/mm"];
/** kB of JavaScript above the smallest page that Next.js can make. */
const jsAbove = { front: 18, bet: 45, other: 55 };
const budgets = { css: 20, fonts: 60, khmerFonts: 90, requests: 35, paintMs: 2500, shift: 0.02 };

/** A first visit of every screen: bytes at full speed, paint and shift on the phone profile. */
export async function measureWeight() {
  const bare = await startBarePage();
  const site = await startOwnSite();
  const browser = await launchBrowser();
  const bet = `/lotto/gov/${site.betId}`;
  const routes = [
    ...[
      ["/", 215, jsAbove.front],
      ["/register", 215],
      ["/login"],
      ["/forgot-pin"],
      ["/results"],
      ["/promotions"],
      ["/howto/lotto"],
      ["/kh"],
      ["/mm"],
    ].map(([path, js, above]) => ({
      path,
      js,
      above,
    })),
    ...[
      ["/main"],
      ["/lotto"],
      [bet, 250, jsAbove.bet],
      ["/poy"],
      ["/games"],
      ["/credit/deposit"],
      ["/credit/deposit/fast"],
      ["/credit/withdraw"],
      ["/credit/statement"],
      ["/profile/affiliate"],
      ["/profile/change-pin"],
    ].map(([path, js, above]) => ({ path, js, above, isMember: true })),
  ];
  try {
    await visit(browser, bare, { path: "/" });
    const base = (await visit(browser, bare, { path: "/" })).bytes.script / 1000;
    const rows = [];
    for (const route of routes) {
      // The first request of all warms the server up and is not measured.
      await visit(browser, site, route);
      const full = await visit(browser, site, route);
      const slow = await visit(browser, site, route, { slow: true });
      rows.push(rowOf(route, base, full, slow));
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
    await bare.stop();
  }
}

async function visit(browser, site, { path, isMember }, options) {
  const context = await phoneContext(browser, site.origin, isMember && site.token);
  try {
    const result = await weigh(context, site.origin + path, options);
    if (result.status !== 200 || result.landed !== path) {
      throw new Error(`${path} answered ${result.status} at ${result.landed}`);
    }
    return result;
  } finally {
    await context.close();
  }
}

function rowOf({ path, js, above = jsAbove.other }, base, full, slow) {
  const fonts = path === "/kh" ? budgets.khmerFonts : budgets.fonts;
  return {
    route: path,
    "JS kB": against(full.bytes.script / 1000, js),
    "above a bare page": against(full.bytes.script / 1000 - base, above),
    "CSS kB": against(full.bytes.style / 1000, budgets.css),
    "fonts kB": against(full.bytes.font / 1000, fonts),
    requests: against(full.requests, fronts.includes(path) ? frontRequests : budgets.requests, 0),
    "paint ms": against(slow.largestMs, budgets.paintMs, 0),
    painted: slow.element,
    shift: against(Math.max(full.shift, slow.shift), budgets.shift, 3),
  };
}

/** "203.1 (215)"; an exclamation mark where the budget is exceeded. */
function against(value, budget, digits = 1) {
  const text = value.toFixed(digits);
  return budget === undefined ? text : `${value > budget ? "! " : ""}${text} (${budget})`;
}
