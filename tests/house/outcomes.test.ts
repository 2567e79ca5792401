import { expect, test } from "vitest";
import { arrowsBetweenFiles } from "./graph";
import { read, rooms, sourcesUnder } from "./source-files";

const rule = "lib/domain/money/outcome.ts";

/** Every place that tells a member what came of a stake, by the file that words or colours it. */
const surfaces = {
  "the result of a round": "components/lotto/own-bets/own-outcome.tsx",
  "the slips of a round": "components/lotto/own-bets/own-bets-sheet.tsx",
  "the slips of the home page": "components/main/recent-slips.tsx",
  "the list of slips": "components/poy/list/poy-card.tsx",
  "its filter of won and lost": "components/poy/list/poy-list.tsx",
  "the state of a slip in lists": "components/poy/list/short-status.tsx",
  "slips kept for offline": "components/poy/list/last-slips.tsx",
  "a slip": "components/poy/detail/poy-detail.tsx",
  "news of a slip over any page": "components/poy/detail/slip-outcome.tsx",
  "a slip's public receipt": "components/poy/receipt/public-receipt.tsx",
  "a slip's picture": "components/poy/picture/slip-picture.tsx",
  "marks in the results": "app/[locale]/(public)/results/_parts/read-own-bets.ts",
  "the bell": "components/shell/notices/notice-row.tsx",
  "push and LINE": "upstream/notices/message-words.ts",
  "a play in the game": "upstream/simulators/games/client/main.ts",
  "the game's last plays": "upstream/simulators/games/client/past.ts",
  "a round of a game": "components/game/game-round.tsx",
  "a session's summary": "components/limits/session-sheet.tsx",
};

test("every surface of an outcome is judged by one function", () => {
  const targets = new Map<string, string[]>();
  for (const { from, to } of arrowsBetweenFiles(rooms)) targets.set(from, [...(targets.get(from) ?? []), to]);
  const reaches = (file: string, seen = new Set<string>()): boolean =>
    file === rule ||
    (!seen.has(file) && (targets.get(file) ?? []).some((next) => reaches(next, seen.add(file))));
  expect(Object.values(surfaces).filter((file) => !reaches(file))).toEqual([]);
});

test("nowhere else is an outcome judged by a comparison of its own", () => {
  const own = /\bnet\b\)? ?(?:[<>]=?|[!=]==) ?0|\bwin ?[<>]=? ?(?:[\w.]*\.)?(?:total|staked?)\b/;
  // How a signed amount is written is no judgement.
  const writesSigns = "upstream/simulators/games/client/page.ts";
  const judging = sourcesUnder(rooms)
    .filter((file) => /\.tsx?$/.test(file) && file !== rule && file !== writesSigns)
    .flatMap((file) =>
      read(file)
        .split("\n")
        .filter((line) => own.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(judging).toEqual([]);
});
