import { expect, test } from "vitest";
import { singleFlight } from "@/stores/_core/single-flight";

/** Requests that are answered by hand, in order. */
function questions() {
  const open: (() => void)[] = [];
  let most = 0;
  let asked = 0;
  const ask = async () => {
    asked += 1;
    most = Math.max(most, open.length + 1);
    await new Promise<void>((answer) => open.push(answer));
  };
  const answer = async () => {
    open.shift()?.();
    await new Promise((later) => setTimeout(later));
  };
  return { ask, answer, asked: () => asked, most: () => most };
}

test("however often it is asked meanwhile, there is one question out and one more after it", async () => {
  const { ask, answer, asked, most } = questions();
  const askOnce = singleFlight();
  const all = Promise.all(Array.from({ length: 100 }, () => askOnce("a", ask)));
  expect(asked()).toBe(1);
  await answer();
  expect(asked()).toBe(2);
  await answer();
  await all;
  expect([asked(), most()]).toEqual([2, 1]);
});

test("keys do not wait for each other, and what is over begins anew", async () => {
  const { ask, answer, asked } = questions();
  const askOnce = singleFlight();
  const both = Promise.all([askOnce("a", ask), askOnce("b", ask)]);
  expect(asked()).toBe(2);
  await answer();
  await answer();
  await both;
  const third = askOnce("a", ask);
  await answer();
  await third;
  expect(asked()).toBe(3);
});

test("a question that fails does not hold up the next", async () => {
  const askOnce = singleFlight();
  await expect(askOnce("a", () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  await askOnce("a", () => Promise.resolve());
});
