/** Text of CSV files that spreadsheets open. */

/** Marks a file as UTF-8: without it Excel reads Thai as something else. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A text that a spreadsheet would run as a formula, also behind white space and in full-width signs, or that looks like
 * one that is marked already.
 */
const formula = /^[\s']*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** An amount, which begins with its sign. */
const amount = /^-\d+\.\d\d$/;

/**
 * A text that a spreadsheet would take for a number or a day, and write otherwise: it drops the zeros in front of 007,
 * rounds what has over fifteen digits, and makes 1E+15 of 1e15 and a day of 1/2. Account numbers all are such texts,
 * so that a column of them sorts and compares as one.
 */
const rewritten = /^\s*(?:0\d+|\d{8,}|\d+(?:\.\d+)?e[+-]?\d+|\d{1,2}[/-]\d{1,2})\s*$/i;

/**
 * A text as a spreadsheet shows it whole and as text: `="007"` for what it would rewrite, `'=1+1` for what it would run.
 * Whoever reads the file back takes `="…"` and one `'` before a formula off.
 */
export function csvText(text: string): string {
  if (rewritten.test(text)) return `="${text}"`;
  return formula.test(text) && !amount.test(text) ? `'${text}` : text;
}

/** One row with its line's end. Numbers stay numbers. */
export const csvRow = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(",")}\r\n`;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const safe = csvText(typeof value === "string" ? value : JSON.stringify(value));
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
