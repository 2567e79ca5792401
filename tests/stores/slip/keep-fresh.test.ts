import { expect, test } from "vitest";
import { askUntilStable } from "@/stores/slip/keep-fresh";

/** Pushes that come while the answers are pending, one list an answer; after the last list there are none. */
async function readWhile(pushes: readonly ("round" | "rate")[][]) {
  const heard = { all: 0, ofRound: 0 };
  let asked = 0;
  const answer = await askUntilStable(
    async () => {
      for (const push of pushes[asked] ?? []) {
        heard.all += 1;
        if (push === "round") heard.ofRound += 1;
      }
      asked += 1;
      return asked;
    },
    () => heard.all,
    () => heard.ofRound,
  );
  return answer;
}

test("an answer in quiet is taken at once", async () => {
  expect(await readWhile([])).toBe(1);
});

test("rates that move without end are read three times", async () => {
  expect(await readWhile(Array.from({ length: 20 }, () => ["rate"]))).toBe(3);
});

test("an answer older than a push of the round is never used, however often it is requested again", async () => {
  expect(await readWhile(Array.from({ length: 6 }, () => ["round"]))).toBe(7);
  expect(await readWhile([["rate"], ["rate"], ["round"], ["rate"]])).toBe(4);
});
