import { expect, test } from "vitest";
import { firstLines } from "@/lib/domain/poy/first-lines";

const lines = (text: string) =>
  text.split(" ").map((each) => ({ number: each.slice(0, 2), outcome: each.endsWith("!") ? "won" : "lost" }));
const numbers = (text: string) =>
  firstLines(lines(text))
    .map(({ number }) => number)
    .join(" ");

test.each([
  ["12 34", "12 34"],
  ["12 34 56 78 90 11 22", "12 34 56 78 90 11"],
  ["12 34 56 78 90 11 22!", "22 12 34 56 78 90"],
  ["12 34! 56 78! 90", "34 78 12 56 90"],
  ["12! 34! 56! 78! 90! 11! 22!", "12 34 56 78 90 11"],
])("of %s a list shows %s", (all, shown) => expect(numbers(all)).toBe(shown));
