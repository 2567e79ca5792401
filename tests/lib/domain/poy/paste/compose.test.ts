import { expect, test } from "vitest";
import { readPaste } from "@/lib/domain/poy/paste/paste";
import { createChance } from "../../../../support/day/chance";
import { compose } from "./compose";
import { betsOf } from "./read";

/** How many texts: `PASTE_TEXTS=1000000 SEED=… npx vitest run` composes as many, and others. */
const TEXTS = Number(process.env.PASTE_TEXTS || 4_000);
const SEED = Number(process.env.SEED || 20_261_130);
const round = { betType: "th_open" };

test("a composed text says what its lines were composed to say: no bet more, no bet less", {
  timeout: 3_600_000,
}, () => {
  const chance = createChance(SEED);
  let bets = 0;
  for (let at = 0; at < TEXTS; at++) {
    const { text, bets: meant } = compose(chance);
    const pasted = readPaste(text, {}, round);
    const said = pasted.rows.map((_, row) =>
      betsOf({ ...pasted, bets: pasted.bets.filter((bet) => bet.row === row) })
        .split(", ")
        .filter((one) => one !== "")
        .sort(),
    );
    bets += pasted.bets.length;
    expect(said, `SEED=${SEED}, text ${at}:\n${text}`).toEqual(meant.map((line) => [...line].sort()));
  }
  process.stdout.write(`${TEXTS} composed texts, ${bets} bets, SEED=${SEED}\n`);
});

/** The parts of a text that a row's line says, with their places. */
const partsOf = (text: string) =>
  readPaste(text, {}, round).rows.flatMap((row, at) => row.spans().map((span) => ({ ...span, at, row })));

test("every digit of a text has one role, and a line that was read has no part that is unknown", () => {
  const chance = createChance(SEED + 1);
  for (let at = 0; at < 600; at++) {
    const { text } = compose(chance);
    for (const { row } of partsOf(text).filter(({ at: line }, i, all) => all[i - 1]?.at !== line)) {
      const spans = row.spans();
      for (const [i, { from, to }] of spans.entries())
        expect([from < to, (spans[i - 1]?.to ?? 0) <= from]).toEqual([true, true]);
      const covered = spans.map(({ from, to }) => row.text.slice(from, to)).join("");
      expect(covered.match(/\p{Nd}/gu)?.length, row.text).toBe(row.text.match(/\p{Nd}/gu)?.length);
      if (row.mark === "read" || row.mark === "heading")
        expect(
          spans.filter(({ role }) => role === "unknown").map(({ from, to }) => row.text.slice(from, to)),
          row.text,
        ).toEqual([]);
    }
  }
});

test("without any of its parts a text says something else, unless that part is a courtesy, an aside or a sign", () => {
  const chance = createChance(SEED + 2);
  const said = (text: string) => {
    const pasted = readPaste(text, {}, round);
    return betsOf(pasted) + pasted.rows.map(({ mark }) => mark);
  };
  for (let at = 0; at < 150; at++) {
    const { text } = compose(chance);
    const lines = text.split("\n");
    for (const { at: line, from, to, role, row } of partsOf(text)) {
      if (row.mark !== "read") continue;
      const left = `${row.text.slice(0, from)} ${row.text.slice(to)}`;
      const without = said(lines.map((one, i) => (i === line ? left : one)).join("\n"));
      const what = `${JSON.stringify(row.text.slice(from, to))} of ${JSON.stringify(text)}`;
      if (role === "courtesy") expect(without, what).toBe(said(text));
      if (role === "number" || role === "price") expect(without, what).not.toBe(said(text));
    }
  }
});
