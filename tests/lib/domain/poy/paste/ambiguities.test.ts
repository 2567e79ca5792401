import { describe, expect, test } from "vitest";
import type { Choice } from "@/lib/domain/poy/paste/ambiguities";
import { readPaste } from "@/lib/domain/poy/paste/paste";
import { answerAll, betsOf, marksOf } from "./read";

const answered = (text: string, choice: Choice) =>
  betsOf(
    readPaste(
      text,
      answerAll(text, () => choice),
    ),
  );

describe("what a text leaves open", () => {
  test("is asked with the answers that make sense, and with no others", () => {
    const asked = (text: string) => readPaste(text).rows.find(({ ask }) => ask)?.ask;
    expect(asked("12=50*50")).toMatchObject({ about: "double", choices: ["cross", "reverse", "none"] });
    // The reverse of a double is itself.
    expect(asked("55=50*50")).toMatchObject({ about: "double", choices: ["cross", "none"] });
    expect(asked("12=50")).toMatchObject({ about: "position", choices: ["top", "bottom", "both", "none"] });
    expect(asked("12-50")).toMatchObject({ about: "pair", choices: ["price", "none"] });
  });

  test.each([
    ["12=50*30", "cross", "2บน 12=50, 2ล่าง 12=30"],
    ["12=50*30", "reverse", "2บน 12=50, 2บน 21=30"],
    ["12=50", "top", "2บน 12=50"],
    ["12=50", "bottom", "2ล่าง 12=50"],
    ["12=50 34=60", "both", "2บน 12=50, 2ล่าง 12=50, 2บน 34=60, 2ล่าง 34=60"],
    ["12 กลับ 50", "bottom", "2ล่าง 12=50, 2ล่าง 21=50"],
    ["วิ่ง 5=100", "top", "วิ่งบน 5=100"],
    ["12 34\n56\n=10", "bottom", "2ล่าง 12=10, 2ล่าง 34=10, 2ล่าง 56=10"],
  ] as const)("%j answered by %s reads as %s", (text, choice, bets) => {
    expect(answered(text, choice)).toBe(bets);
  });

  test.each([
    ["น้องเอก 22/11", "i"],
    ["12=50", "i"],
    ["12 34\n=10", "ii"],
    ["123=20\n12=50*50", "ri"],
    ["12=50 123=20", "r"],
  ])("%j answered by none: what was asked about is no bet", (text, marks) => {
    const answers = answerAll(text, () => "none");
    expect(marksOf(readPaste(text, answers))).toBe(marks);
    expect(betsOf(readPaste(text, answers))).toBe(text.includes("123=20") ? "3บน 123=20" : "");
  });

  test.each([
    ["พี่ต้อยส่งโพยค่ะ 1/12/69", "i", ""],
    ["1/12/69 ส่งค่ะ", "i", ""],
    ["Bob 31/01/2569", "i", ""],
    ["1/12/69", "i", ""],
    // An impossible month or day, a word of a slip, a second number: these may be bets, so they are asked or
    // reported.
    ["พี่ต้อย 12/50/69", "u", ""],
    ["พี่ต้อย 1/12/64", "a", ""],
    ["บน 12/10/70", "u", ""],
    ["พี่ต้อย 1/12/69 123=50", "u", ""],
  ])("a day beside a greeting is chatter, in any other company it is not: %j", (text, marks, bets) => {
    expect(marksOf(readPaste(text))).toBe(marks);
    expect(betsOf(readPaste(text))).toBe(bets);
  });

  test("a pair that is number and price may ask for the place next", () => {
    const answers = answerAll("12-50", (about) => (about === "pair" ? "price" : "top"));
    expect(betsOf(readPaste("12-50", answers))).toBe("2บน 12=50");
    expect(answered("ล่าง\n12-50\n34-70", "price")).toBe("2ล่าง 12=50, 2ล่าง 34=70");
  });

  test("is asked once for all numbers above a price, at the price", () => {
    const { rows } = readPaste("12 34\n56\n=10");
    expect(rows.map(({ mark, ask }) => [mark, ask?.keys.length ?? 0])).toEqual([
      ["asks", 0],
      ["asks", 0],
      ["asks", 3],
    ]);
  });

  test("an answer stays with its line when lines come before it, and goes with the line", () => {
    const answers = answerAll("12=50", () => "bottom");
    expect(betsOf(readPaste("แม่\n123=20\n12=50", answers))).toBe("3บน 123=20, 2ล่าง 12=50");
    expect(marksOf(readPaste("12=60", answers))).toBe("a");
  });

  test("an answer that was not offered is none", () => {
    const [row] = readPaste("55=50*50").rows;
    const answers = Object.fromEntries((row?.ask?.keys ?? []).map((key) => [key, "reverse" as const]));
    expect(betsOf(readPaste("55=50*50", answers))).toBe("");
  });

  test("three digits beside two are not asked about, and yet wait: a line is read whole or not at all", () => {
    expect(marksOf(readPaste("123 45=50"))).toBe("a");
    expect(answered("123 45=50", "top")).toBe("3บน 123=50, 2บน 45=50");
  });
});
