import { expect, test } from "vitest";
import { CELLS_A_PICTURE, picturePages } from "@/components/poy/picture/picture-pages";
import { satang } from "@/lib/domain/money/money";
import market from "@/locales/en/market.json";
import { line } from "../slips";

const pages = (poy: Parameters<typeof picturePages>[0]) => picturePages(poy, market.options, "Sets");

test("numbers stand by option in the slip's display order, the group's rate in its title", () => {
  const [page, ...more] = pages({
    poyListJson: [
      line({ ref: "a", option: "teng_bon_3", number: "123", multiply: 900 }),
      line({ ref: "b", option: "teng_bon_2", number: "47" }),
      line({ ref: "c", option: "teng_bon_2", number: "12", multiply: 45, price: satang(1_500_00) }),
    ],
  });
  expect(more).toEqual([]);
  expect(page?.map(({ title, tone }) => [title, tone])).toEqual([
    [`${market.options.teng_bon_2} ×90`, "digits2"],
    [`${market.options.teng_bon_3} ×900`, "digits3"],
  ]);
  expect(page?.[0]?.cells.map(({ number, text }) => [number, text])).toEqual([
    ["47", "฿10"],
    ["12", "฿1,500 ×45"],
  ]);
});

test("a slip of a thousand lines is cut into pages that hold every line once", () => {
  const lines = Array.from({ length: 1_000 }, (_, at) =>
    line({ ref: `r${at}`, option: at % 2 ? "teng_bon_3" : "teng_bon_2", number: String(at) }),
  );
  const cut = pages({ poyListJson: lines });
  expect(cut).toHaveLength(Math.ceil(1_000 / CELLS_A_PICTURE));
  const cells = cut.map((page) => page.flatMap((group) => group.cells.map(({ key }) => key)));
  expect(cells.slice(0, -1).every((page) => page.length === CELLS_A_PICTURE)).toBe(true);
  expect(new Set(cells.flat()).size).toBe(1_000);
});

test("sets are written with how many there are and what they cost; a winner is marked", () => {
  const sets = {
    poyListJson: [],
    setListJson: [
      { number: "1234", sets: 2, price: satang(240_00), outcome: "won" as const, win: satang(250_000_00) },
    ],
  };
  expect(pages(sets)).toEqual([
    [
      {
        key: "sets",
        title: "Sets",
        tone: "sets",
        cells: [{ key: "1234", number: "1234", text: "×2 ฿240", isWon: true }],
      },
    ],
  ]);
});
