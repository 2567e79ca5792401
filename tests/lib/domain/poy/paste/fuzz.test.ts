import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { permutations } from "@/lib/domain/poy/helpers";
import { digitsOf } from "@/lib/domain/poy/options";
import type { Choice } from "@/lib/domain/poy/paste/ambiguities";
import { plainOf } from "@/lib/domain/poy/paste/characters";
import { leftOver } from "@/lib/domain/poy/paste/left-over";
import { type Pasted, readPaste } from "@/lib/domain/poy/paste/paste";

import { answerAll, betsOf } from "./read";

const plain = (text: string) => plainOf(text).text;

vi.setConfig({ testTimeout: 60_000 });
// The same texts on every run: what a new seed finds becomes a row of the table, not a random failure.

/** Fragments of slips, so that random texts reach the whole grammar. */
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 99_999 }).map(String) },
  { weight: 3, arbitrary: fc.stringMatching(/^[0-9]{1,4}$/) },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ..."= * x × - + / . : , ; ( ) = = \n \n ๑๒ ５ ฿ # ? ! @ & %".split(" "),
      ..."บน ล่าง บ ล บล บนล่าง โต๊ด ต กลับ วิ่ง หน้า ท้าย เต็ง ตรง ตัวละ ละ ตัว 2ตัว 3ตัวบน บาท และ".split(" "),
      ..."ไม่ ยกเลิก พี่แดง ครับ งวด วันที่ 16/12/67 15.20น. รวม ยอด โอน 1) 2. 40(10x5) 20*6 ธ.ค. บ้าน".split(" "),
      " ",
      "\n",
      "\u200B",
      "️⃣",
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 6 }) },
);
const chat = fc.array(fc.tuple(piece, fc.constantFrom("", "", " "))).map((parts) => parts.flat().join(""));
const choice = fc.constantFrom<Choice>("top", "bottom", "both", "cross", "reverse", "price");

describe("whatever is pasted", () => {
  test("nothing is ever thrown, and every line of the text has its mark", () => {
    fc.assert(
      fc.property(fc.oneof(chat, fc.string({ unit: "binary" })), choice, (text, said) => {
        const { rows } = readPaste(
          text,
          answerAll(text, () => said),
        );
        expect(rows.map((row) => row.text)).toEqual(text.split("\n"));
        for (const { mark, why, ask } of rows) {
          expect(mark === "unread").toBe(why !== undefined);
          if (ask) expect([mark, ask.keys.length > 0, ask.choices.length > 0]).toEqual(["asks", true, true]);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test("no line is invented: a number stands in its own line, or its orders were asked for", () => {
    fc.assert(
      fc.property(chat, choice, (text, said) => {
        const answers = answerAll(text, () => said);
        expectOnlyWritten(text, readPaste(text), false);
        expectOnlyWritten(text, readPaste(text, answers), said === "reverse");
      }),
      { numRuns: 4_000 },
    );
  });

  test("every price stands in the text, and so does nothing at nothing", () => {
    fc.assert(
      fc.property(chat, choice, (text, said) => {
        const written = new Set(
          plain(text)
            .replace(/(\d),(?=\d{3})/g, "$1")
            .match(/\d+/g),
        );
        for (const bet of readPaste(
          text,
          answerAll(text, () => said),
        ).bets) {
          expect(bet.price).toBeGreaterThan(0);
          expect(bet.price % 100).toBe(0);
          const baht = String(bet.price / 100);
          expect(written.has(baht) || plain(text).includes(baht), `${baht} in ${JSON.stringify(text)}`).toBe(
            true,
          );
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test("a line that was not read gives nothing, and chatter around a slip changes nothing", () => {
    fc.assert(
      fc.property(chat, fc.constantFrom("พี่แดงจ้า", "", "😀😀", "งวดวันที่ 16/12/2567"), (text, said) => {
        const { rows, bets } = readPaste(text);
        for (const { row } of bets) expect(rows[row]?.mark).toBe("read");
        expect(betsOf(readPaste(`${said}\n${text}\n${said}`))).toBe(betsOf({ rows, bets, sets: [] }));
      }),
      { numRuns: 3_000 },
    );
  });

  test("what is left of a text once it is on the slip says nothing by itself that it did not say before", () => {
    const line = fc.oneof(
      chat,
      fc.constantFrom(
        "123",
        "12 โต๊ด",
        "12=50",
        "=20",
        "=20*20",
        "บน",
        "45บน=5",
        "123 50",
        "1. 12=7",
        "2. 34บน=5",
      ),
    );
    const chats = fc.array(line).map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(chats, (text) => {
        const pasted = readPaste(text);
        const left = leftOver(pasted, new Set(pasted.bets));
        // A list number in the wrong place was not parsed; in the right one it may be.
        if (!/^\s*\(?\d+[.)]/m.test(left)) expect(betsOf(readPaste(left)), left).toBe("");
        const whole = readPaste(leftOver(pasted, new Set()));
        const isSame = betsOf(whole).split(", ").sort().join() === betsOf(pasted).split(", ").sort().join();
        if (pasted.rows.every(({ text: row }) => !/^\s*\(?\d+[.)]/.test(row)))
          expect(isSame, text).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test("a word that stands there many times says what it says once", () => {
    expect(betsOf(readPaste(`${"บน".repeat(50)} 12=5`))).toBe("2บน 12=5");
    expect(betsOf(readPaste(`${"(บน)(ล่าง)".repeat(50)} 12=5`))).toBe("2บน 12=5, 2ล่าง 12=5");
  });

  test("a list with more prices than there are words is asked for again, not multiplied", () => {
    const { bets, rows } = readPaste(`${"12 ".repeat(2_000)}${"บน5ล่าง5".repeat(2_000)}`);
    expect([bets.length, rows[0]?.mark]).toEqual([0, "unread"]);
  });

  // A pattern with catastrophic backtracking would exceed the test's time limit on these.
  test("a long text is read to its end", () => {
    const text = Array.from({ length: 1_000 }, (_, at) => `${String(at).padStart(3, "0")}=20*20`).join("\n");
    expect(readPaste(text).bets).toHaveLength(2_000);
    for (const repeated of [
      "1",
      "1 ",
      "1-",
      "=",
      "บน",
      "รวม",
      "(",
      "12=50 ",
      "a",
      "ก",
      "เ",
      "งวด",
      "1/12 ",
      "no ",
      "*บน",
    ])
      expect(readPaste(repeated.repeat(4_000)).rows).toHaveLength(1);
  });
});

/** Bets written in every form of the grammar are parsed back exactly. */
test("a slip that is written down in any manner is read back as it was", () => {
  const number = (digits: number) => fc.stringMatching(new RegExp(`^[0-9]{${digits}}$`));
  const price = fc.integer({ min: 1, max: 9_999 });
  const equal = fc.constantFrom("=", " = ", " =", "= ");
  const times = fc.constantFrom("*", "x", "×", " * ", "+", "-", "/");
  const line = fc.oneof(
    fc.tuple(number(3), equal, price).map(([n, e, p]) => [`${n}${e}${p}`, `3บน ${n}=${p}`]),
    fc
      .tuple(number(3), fc.constantFrom("โต๊ด", " ต ", " โต๊ด "), price)
      .map(([n, w, p]) => [`${n}${w}${p}`, `โต๊ด ${n}=${p}`]),
    fc
      .tuple(number(3), equal, price, times, price)
      .filter(([, , , , second]) => ![2, 3, 6].includes(second))
      .map(([n, e, p, t, q]) => [`${n}${e}${p}${t}${q}`, `3บน ${n}=${p}, โต๊ด ${n}=${q}`]),
    fc
      .tuple(number(2), fc.constantFrom("บน", "บ", " บน "), price)
      .map(([n, w, p]) => [`${n}${w}${p}`, `2บน ${n}=${p}`]),
    fc
      .tuple(fc.constantFrom("ล่าง ", "ล ", "ล่าง"), number(2), equal, price)
      .map(([w, n, e, p]) => [`${w}${n}${e}${p}`, `2ล่าง ${n}=${p}`]),
    fc
      .tuple(number(2), equal, price, times, price)
      .filter(([, , , , second]) => second !== 2)
      .map(([n, e, p, t, q]) => [`บล ${n}${e}${p}${t}${q}`, `2บน ${n}=${p}, 2ล่าง ${n}=${q}`]),
    fc
      .tuple(number(3), equal, price)
      .filter(([n]) => permutations(n).length > 1)
      .map(([n, e, p]) => {
        const all = permutations(n);
        return [`${n}${e}${p}*${all.length}`, all.map((one) => `3บน ${one}=${p}`).join(", ")];
      }),
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const pasted = readPaste(lines.map(([text]) => text).join("\n"));
      expect(betsOf(pasted)).toBe(lines.map(([, bets]) => bets).join(", "));
    }),
    { numRuns: 2_000 },
  );
});

/** `409=30*6`, `508=40(10x5)`, `12=50*30`: permutations written without a word. */
const secondPrice = /\d\s*[-+/.:* (]+\s*\d/;
/** Words that mean no more than a space between two prices. */
const fillers = /ทั้งหมด|ทุกตัว|บาท|เลข|ตัว|และ|กับ|น|ๆ/g;

function expectOnlyWritten(text: string, { rows, bets }: Pasted, wereAsked: boolean): void {
  const texts = text.split("\n");
  for (const { option, number, row } of bets) {
    expect(number).toHaveLength(digitsOf(option));
    const line = plain(texts[row] ?? "");
    const written: readonly string[] = line.match(/\d+/g) ?? [];
    if (written.includes(number)) continue;
    // A price on a later line may ask for permutations of the numbers above it.
    const until = rows.findIndex((one, at) => at >= row && /=|ละ/.test(one.text));
    const asking = plain(texts.slice(row, Math.max(until, row) + 1).join("\n"));
    const isAsked = wereAsked || secondPrice.test(asking.replace(fillers, " ")) || /กลับ/.test(plain(text));
    expect(isAsked, `${number} in ${JSON.stringify(text)}`).toBe(true);
    expect(
      permutations(number).some((one) => written.includes(one)),
      `${number} in ${line}`,
    ).toBe(true);
  }
}
