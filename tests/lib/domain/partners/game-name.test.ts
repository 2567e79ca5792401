import { expect, test } from "vitest";
import { gameNameOf } from "@/lib/domain/partners/game-name";
import en from "@/locales/en/game.json";
import kh from "@/locales/kh/game.json";
import mm from "@/locales/mm/game.json";
import th from "@/locales/th/game.json";
import { english } from "@/upstream/simulators/games/words/en";
import { khmer } from "@/upstream/simulators/games/words/km";
import { burmese } from "@/upstream/simulators/games/words/my";
import { thai } from "@/upstream/simulators/games/words/th";

test.each([
  ["wl", "golden-lotus", "บัวทอง"],
  ["wl", "somebody-elses", "As listed"],
  ["wl", "constructor", "As listed"],
  ["wl", null, "As listed"],
  ["sa", "golden-lotus", "As listed"],
])("%s/%s is called %s", (partner, gameId, name) => {
  expect(gameNameOf({ partner, gameId, name: "As listed" }, th.own)).toBe(name);
});

test.each([
  ["en", en.own, english.names],
  ["kh", kh.own, khmer.names],
  ["mm", mm.own, burmese.names],
  ["th", th.own, thai.names],
])("the lobby calls each game as the game calls itself (%s)", (_, own, names) => {
  expect(own).toEqual(names);
});
