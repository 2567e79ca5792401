import { expect, test } from "vitest";
import { standingOf } from "@/components/game/game-status";
import { readGamePath } from "@/lib/domain/partners/game-path";
import type { GameLists } from "@/stores/games";
import { gameOf, partnerOf } from "./games";

const listed: Pick<GameLists, "normal" | "nr"> = {
  normal: [gameOf("golden-reels"), gameOf("old-reels", { state: "maintenance" }), partnerOf("gpx")],
  nr: [gameOf("hi-lo", { gameList: "dice" })],
};

const standing = (path: string, lists = listed) => {
  const place = readGamePath(path.split("/").slice(2));
  if (place?.view !== "game") throw new Error(`${path} is no game`);
  return standingOf(lists, place).state;
};

test.each([
  ["/game/wl/slots/golden-reels", "open"],
  ["/game/wl/golden-reels", "open"],
  ["/game/wl/dice/golden-reels", "unknown"],
  ["/game/wl/slots/nobody", "unknown"],
  ["/game/wl/slots/old-reels", "maintenance"],
  ["/game/wl/hi-lo", "open"],
  ["/game/gpx/slots/comet", "unconnected"],
  ["/game/joker/jest", "unconnected"],
  ["/game/sa", "unconnected"],
])("%s is %s", (path, state) => expect(standing(path)).toBe(state));

test("a game is none only where the list of all games says so: one list that came in time does not", () => {
  expect(standing("/game/wl/slots/golden-reels", { normal: null, nr: listed.nr })).toBe("open");
  expect(standing("/game/wl/slots/golden-reels", { normal: null, nr: null })).toBe("open");
});
