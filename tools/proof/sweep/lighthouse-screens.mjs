import { say } from "../../site/start-error.mjs";
import { startBarePage } from "../../testing/bare-page.mjs";
import { printTable } from "../../testing/table.mjs";
import { judge } from "../installed/lighthouse.mjs";
import { withBrowser } from "./browser.mjs";

const goals = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };
const blockedMsMost = 100;

/**
 * Prints Lighthouse's scores of the entry pages beside their goals, below those of the smallest page of Next.js, which
 * no page can beat: figures to read, so none counts as a fault.
 */
export const judgeScreens = () =>
  withBrowser(async ({ site, port }) => {
    const rows = [await barest(port)];
    const costly = [];
    for (const { path, isMember } of firstSeen(site)) {
      const url = `${site.origin}${path}`;
      const { marks, blockedMs, paintMs, costs } = await judge({
        url,
        port,
        token: isMember ? site.token : undefined,
      });
      rows.push(rowOf({ path, isMember, marks, blockedMs, paintMs }));
      if (costs.length > 0) costly.push(`${path} costs: ${costs.join(", ")}`);
    }
    printTable("Lighthouse on its phone profile (goal in brackets)", rows);
    for (const line of costly) say(line);
    return 0;
  });

async function barest(port) {
  const bare = await startBarePage();
  try {
    const { marks, blockedMs, paintMs } = await judge({ url: bare.origin, port });
    return { page: "a bare Next.js page", ...marks, "blocked ms": blockedMs, "paint ms": paintMs };
  } finally {
    await bare.stop();
  }
}

/** Where visitors land, and what members visit most. */
function firstSeen({ betId }) {
  return [
    { path: "/", isMember: false },
    { path: "/register", isMember: false },
    { path: "/results", isMember: false },
    { path: "/main", isMember: true },
    { path: "/lotto", isMember: true },
    { path: `/lotto/gov/${betId}`, isMember: true },
  ];
}

/** Search engines do not see a member's pages: those have no goal for SEO. */
function rowOf({ path, isMember, marks, blockedMs, paintMs }) {
  const scores = Object.entries(goals).map(([category, goal]) => {
    const mark = marks[category];
    if (isMember && category === "seo") return [category, String(mark)];
    return [category, `${mark < goal ? "! " : ""}${mark} (${goal})`];
  });
  const blocked = `${blockedMs > blockedMsMost ? "! " : ""}${blockedMs} (${blockedMsMost})`;
  return { page: path, ...Object.fromEntries(scores), "blocked ms": blocked, "paint ms": paintMs };
}
