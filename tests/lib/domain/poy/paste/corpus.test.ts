import { describe, expect, test } from "vitest";
import { pasteExamples } from "@/lib/domain/poy/paste/examples";
import { pasteForms } from "@/lib/domain/poy/paste/forms";
import { readPaste } from "@/lib/domain/poy/paste/paste";
import { productionNames } from "@/lib/domain/poy/paste/productions";
import { verdictOf } from "@/lib/domain/poy/paste/verdict";
import { corpus } from "./corpus/all";
import { betsOf, marksOf } from "./read";

const round = { betType: "th_open" };

describe.each(Object.entries(corpus))("texts of the family %s", (_, texts) => {
  test.each(texts.map((one) => [...one]))("%j is %s", (text = "", bets, marks, asked = "") => {
    const pasted = readPaste(text, {}, round);
    const questions = pasted.rows.flatMap(({ ask }) => (ask ? [ask.about] : [])).join(" ");
    expect([betsOf(pasted), marksOf(pasted), questions]).toEqual([bets, marks, asked]);
  });
});

test("the corpus is as long as a month of chats, and 95 of 100 texts that a dealer reads are read or asked about", () => {
  const all = Object.values(corpus).flat();
  const readable = all.filter(([, , marks, , refused]) => refused || !marks.includes("u"));
  const read = readable.filter(([, , , , refused]) => !refused);
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(read.length / readable.length).toBeGreaterThanOrEqual(0.95);
});

test("four digits alone are numbers of the set lotteries, and no bets of this one", () => {
  expect(readPaste("1234\n5678 9012")).toMatchObject({ bets: [], sets: ["1234", "5678", "9012"] });
  expect(marksOf(readPaste("1234=50"))).toBe("u");
});

test("the examples that the screen offers are read whole, and as much in every language", () => {
  const read = ["th", "en", "km", "my"].map((language) => {
    const all = pasteExamples(language).map((example) => readPaste(example));
    for (const { rows } of all)
      expect(rows.map(({ mark }) => mark).join()).toMatch(/^(heading,)?read(,read)*$/);
    return all.map(betsOf);
  });
  expect(read.every((bets) => bets.join() === read[0]?.join())).toBe(true);
  expect(new Set(["th", "en", "km", "my"].map((language) => pasteExamples(language).join())).size).toBe(4);
  expect(pasteExamples("fr")).toEqual(pasteExamples("th"));
});

test("every production of the grammar is shown by a form, and each form says what its group says", () => {
  const shown = Object.values(pasteForms).flatMap((forms) => forms.flatMap((form) => form.split("\n")));
  const names = new Set(shown.map((line) => verdictOf(line, 1).form));
  expect(productionNames.filter((name) => !names.has(name))).toEqual([]);
  const { asked, refused, passedOver, ...read } = pasteForms;
  for (const form of Object.values(read).flat())
    expect([form, marksOf(readPaste(form, {}, round))]).toEqual([form, expect.stringMatching(/^[hri]+$/)]);
  for (const form of asked)
    expect([form, marksOf(readPaste(form, {}, round))]).toEqual([form, expect.stringMatching(/^a+$/)]);
  for (const form of refused) expect([form, marksOf(readPaste(form, {}, round))]).toEqual([form, "u"]);
  for (const form of passedOver.slice(1))
    expect([form, marksOf(readPaste(form, {}, round))]).toEqual([form, "i"]);
});
