import { say } from "../../tools/site/start-error.mjs";
import { withBrowser } from "./browser.mjs";
import { judge } from "./lighthouse.mjs";

/** Prints Lighthouse's scores of the entry pages: figures to read, so none counts as a fault. */
export const judgeScreens = () =>
  withBrowser(async ({ site, port }) => {
    for (const { path, isMember } of firstSeen(site)) {
      const url = `${site.origin}${path}`;
      const { marks, costs } = await judge({ url, port, token: isMember ? site.token : undefined });
      const words = Object.entries(marks).map(([category, mark]) => `${category} ${mark}`);
      say(`${path} ${words.join(", ")}${costs.length ? `; costs: ${costs.join(", ")}` : ""}`);
    }
    return 0;
  });

/** Where visitors land, and what members visit most. */
function firstSeen({ betId }) {
  return [
    { path: "/", isMember: false },
    { path: "/results", isMember: false },
    { path: "/main", isMember: true },
    { path: "/lotto", isMember: true },
    { path: `/lotto/gov/${betId}`, isMember: true },
  ];
}
