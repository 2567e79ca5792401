import fc from "fast-check";
import papa from "papaparse";
import { describe, expect, test } from "vitest";
import { statementCsv } from "@/components/credit/statement/statement-csv";
import type { TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import statement from "@/locales/en/statement.json";
import thai from "@/locales/th/statement.json";
import { poyId, rowOf, rowWords, slip } from "./rows";

const csvOf = (rows: TransactionRow[], heads = statement.csv) => statementCsv(rows, rowWords, heads);
const cellsOf = async (rows: TransactionRow[]) =>
  papa.parse<string[]>((await csvOf(rows)).slice(1), { skipEmptyLines: true }).data;

describe("the statement as a file", () => {
  test("opens as UTF-8 in Excel and has the member's own words over its columns", async () => {
    const csv = await csvOf([], thai.csv);
    expect(csv.startsWith("\uFEFF")).toBe(true);
    expect(csv.slice(1)).toBe("วันเวลา,รายการ,รายละเอียด,จำนวนเงิน,คงเหลือ,สถานะ,อ้างอิง\r\n");
  });

  test("has plain signed numbers for amounts, and what caused each row", async () => {
    const stake = rowOf("BET_STOCK", {
      amount: satang(-1_234_50),
      ref: { kind: "poy", id: poyId },
      poy: slip,
    });
    const [, cells] = await cellsOf([stake]);
    expect(cells).toEqual([
      "23/11/2026 10:15:22",
      "Stock lottery bet",
      "Slip 1207 · Thai stocks, close",
      "-1234.50",
      "1100.25",
      "Completed",
      poyId,
    ]);
  });

  test("has no amount for a deposit that waits, so that its columns add up, and says what it waits for", async () => {
    const [, cells] = await cellsOf([rowOf("PREDEPOSIT")]);
    expect(cells?.slice(3, 6)).toEqual(["", "", "Waiting for ฿100.25"]);
  });

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", " =1", "\n=cmd|' /C calc'!A0", "＝1+1"])(
    "a cell that begins with %j is text, not a formula",
    async (note) => {
      const heads = { ...statement.csv, time: note };
      const csv = await statementCsv([], rowWords, heads);
      expect(csv.slice(1)).toMatch(/^"?'/);
      const [, cells] = await cellsOf([rowOf("ADMIN_INCREASE", { note, ref: null, id: "7" })]);
      expect(cells?.[2]).toBe(`Entry 7 · ${note}`);
    },
  );

  test("whatever staff wrote, no cell but an amount begins like a formula, and every cell comes back whole", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 40 }), async (note) => {
        const words = { ...rowWords, types: { ...rowWords.types, ADMIN_DECREASE: note } };
        const row = rowOf("ADMIN_DECREASE", { note, amount: satang(-5) });
        const csv = await statementCsv([row], words, statement.csv);
        const [, cells = []] = papa.parse<string[]>(csv.slice(1), { delimiter: "," }).data;
        const texts = cells.filter((_, at) => at !== 3 && at !== 4);
        for (const text of texts) expect(text).not.toMatch(/^\s*[=+\-@\t\r]/);
        expect(cells[1]?.replace(/^'/, "")).toContain(note.replace(/^'/, ""));
        expect(cells[3]).toBe("-0.05");
      }),
    );
  });
});
