/** An address of every route of the product. */
import { setBetTypes } from "@/lib/domain/access/addresses";
import { type Route, routes } from "@/lib/domain/access/routes";

/** What stands in the place of `[name]`; a route is asked with each group of rounds. */
const values: Readonly<Record<string, string>> = {
  ...{ betType: setBetTypes[0], poyId: "0e9c1b52-6f7f-4a53-9d7f-0d1c2b3a4f55", code: "abcdefghjk" },
  ...{ afSlug: "abc", gameList: "slot", gameId: "game-1", vdoName: "film", rest: "x", more: "y", id: "1" },
};

export interface EveryPage {
  pattern: string;
  path: string;
  reader: Route["reader"];
  isMoved: boolean;
}

/** @param betIds a round of each group, by which its pages are asked; the first stands for the pages of shots */
export function everyPage(betIds: Readonly<Record<string, string>>): EveryPage[] {
  return routes.flatMap(({ pattern, reader, movedTo }) =>
    groupsOf(pattern, betIds).map(([betGroup, betId]) => {
      const filled = { ...values, betGroup, betId };
      const path = pattern.replace(/\[(\w+)\]/g, (_, name: keyof typeof filled) => filled[name] ?? name);
      return { pattern, path, reader, isMoved: movedTo !== undefined };
    }),
  );
}

function groupsOf(pattern: string, betIds: Readonly<Record<string, string>>): [string, string][] {
  const all = Object.entries(betIds);
  if (pattern.includes("[betGroup]")) return all;
  const ofShots = all.find(([group]) => group === "yeekee") ?? all[0];
  return ofShots ? [ofShots] : [];
}
