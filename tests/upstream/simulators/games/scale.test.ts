// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { english } from "@/upstream/simulators/games/words/en";

let scale: typeof import("@/upstream/simulators/games/client/scale").scale;

beforeAll(async () => {
  // The page's facts are read once, when its script begins.
  const facts = document.createElement("script");
  facts.id = "facts";
  facts.type = "application/json";
  facts.textContent = JSON.stringify({ game: "hi-lo", words: english });
  document.body.append(facts);
  ({ scale } = await import("@/upstream/simulators/games/client/scale"));
});

test.each([
  [[0, 1, 2], "1 + 2 + 3 = 6 · Low"],
  [[5, 4, 3], "6 + 5 + 4 = 15 · High"],
  // Two places win on 11: one sentence says so.
  [[3, 2, 3], "4 + 3 + 4 = 11 · High and Exactly 11 both pay"],
  [[5, 5, 5], "6 + 6 + 6 = 18 · Three of a kind: low and high lose"],
])("dice of %j are told as %s", (shown, told) => {
  const below = scale();
  below.mark(shown);
  expect(below.element.querySelector(".sum-line")?.textContent).toBe(told);
});
