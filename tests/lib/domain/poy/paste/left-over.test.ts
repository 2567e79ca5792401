import { expect, test } from "vitest";
import type { Answers } from "@/lib/domain/poy/paste/ambiguities";
import { answersWithin, leftOver } from "@/lib/domain/poy/paste/left-over";
import { readPaste } from "@/lib/domain/poy/paste/paste";

const left = (text: string, isAdded: (number: string) => boolean = () => true) => {
  const pasted = readPaste(text);
  return leftOver(pasted, new Set(pasted.bets.filter(({ number }) => isAdded(number))));
};

test.each([
  ["everything read", "12บน50\n34ล่าง20", ""],
  ["a line that was not read", "12บน50\n12345=5", "12345=5"],
  ["a line that asks", "79บน100\n12=50*30", "12=50*30"],
  ["no line but a name", "พี่แดง\n12บน50", ""],
  ["its heading with a line", "ล่าง\n12=50\n12345=5", "ล่าง\n12345=5"],
  ["of two headings the one above it", "บน\n12=50\nล่าง\n12345=5\n54321=5", "ล่าง\n12345=5\n54321=5"],
  ["numbers with the price below them", "12 โต๊ด\n345\n=50", "12 โต๊ด\n=50"],
  ["numbers without a price behind those with one", "123\n12บน=10\n78\n=20", "78\n=20\n123"],
  ["these under their heading", "บน\n45\n12=5\n78\n=20*3*3\nล่าง\n9999=5", "บน\n78\n=20*3*3\n45\nล่าง\n9999=5"],
  ["a line without its number in the list", "1. 12บน=50\n2. 34=50", "34=50"],
])("leaves %s", (_, text, expected) => {
  expect(left(text)).toBe(expected);
});

test("leaves numbers that had no room with the price below them", () => {
  expect(left("บน\n12\n34\n=50", (number) => number === "12")).toBe("บน\n34\n=50");
});

test("leaves a line none of whose bets had room, and no line that is on the slip in part", () => {
  expect(left("บน\n12=50\n34 56=20\n78=10", (number) => number === "12" || number === "34")).toBe(
    "บน\n78=10",
  );
});

test("keeps the answers of what is left, and no others", () => {
  const asked = (text: string, answers: Answers = {}) =>
    readPaste(text, answers).rows.flatMap(({ ask }) => ask?.keys ?? []);
  const [added = "", stays = ""] = asked("12=50\n34=50*20");
  const answers: Answers = { [added]: "top", [stays]: "none" };
  expect(answersWithin("34=50*20\n12345=5", answers)).toEqual({ [stays]: "none" });
});

test("keeps the first answer of a line that asks once more", () => {
  const text = "12=50 34=50*20";
  const [first = ""] = readPaste(text).rows.flatMap(({ ask }) => ask?.keys ?? []);
  const answers: Answers = { [first]: "top" };
  expect(readPaste(text, answers).rows[0]?.mark).toBe("asks");
  expect(answersWithin(text, answers)).toEqual(answers);
});
