import fc from "fast-check";
import papa from "papaparse";
import { describe, expect, test } from "vitest";
import { statementCsv } from "@/components/credit/statement/statement-csv";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/kernel/csv";
import statement from "@/locales/en/statement.json";
import { rowOf, rowWords } from "../../components/credit/statement/rows";
import { csvValue } from "../../support/outside/csv-value";
import { openedInSpreadsheet, withoutSpreadsheet } from "../../support/outside/spreadsheet";

/** What a spreadsheet takes for a number or a day, or runs. */
const texts = [
  ...[
    "0123456789",
    "020123456789",
    "1234567890",
    "12345678901234567",
    "007",
    "00",
    "0",
    "47",
    "012-3-45678-9",
  ],
  ...["12E45", "1e5", "1.5e-3", "1/2", "12-34", "3-4", "+66812345678", "=1+1", "-5", "@SUM(A1)", "'=1+1"],
  ...[
    "'007",
    '="007"',
    "สมชาย, ใจดี",
    'say "so"',
    "two\nlines",
    "gov-2026-12-01",
    "SCB-2026/77",
    "TRUE is it",
  ],
];
const drawn = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(..."0123456789eE.+-/=@' \"\t,"), maxLength: 8 }),
  fc.constantFrom(" 007 ", "'-5.00", "-5.00"),
);

test("a file of the site is read back to the values that were written", () => {
  const parsed = (csv: string) => papa.parse<string[]>(csv, { delimiter: ",", newline: "\r\n" }).data;
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 2, maxLength: 5 }), (cells) => {
      const [read = []] = parsed(csvRow(cells));
      expect(read.map(csvValue)).toEqual(cells);
      // Nothing in it runs but the text of digits that it is.
      for (const cell of read) expect(cell).not.toMatch(/^\s*(?!="[\d\s.eE+/-]*"$)(?!-\d+\.\d\d$)[=+\-@]/);
    }),
    { numRuns: 5_000 },
  );
});

const reason = withoutSpreadsheet ? `: ${withoutSpreadsheet}` : "";
describe.skipIf(withoutSpreadsheet)(`a file of the site, opened in LibreOffice${reason}`, () => {
  test("has every text whole, and amounts as numbers", () => {
    const rows = texts.map((text) => ["text", text, -12.5, "end"]);
    const sheet = openedInSpreadsheet(BYTE_ORDER_MARK + rows.map(csvRow).join(""));
    const opened = sheet.slice(0, rows.length).map((cells) => cells.slice(1, 3));
    const shown = opened.map(([text]) => ({ type: text?.type, text: csvValue(text?.text ?? "") }));
    const isNumber = (text: string) => ["0", "47"].includes(text);
    expect(shown).toEqual(texts.map((text) => ({ type: isNumber(text) ? "float" : "string", text })));
    expect(new Set(opened.map(([, amount]) => amount?.type))).toEqual(new Set(["float"]));
  });

  test("has its long ids whole where a member saved it", async () => {
    const id = "20261130000000000123";
    const csv = await statementCsv(
      [rowOf("ADMIN_INCREASE", { ref: null, id, note: "0123456789" })],
      rowWords,
      statement.csv,
    );
    const [, cells = []] = openedInSpreadsheet(csv);
    expect(cells[6]).toEqual({ type: "string", text: id });
    expect([cells[3]?.type, cells[4]?.type]).toEqual(["float", "float"]);
  });
});
