/** Text of CSV files that spreadsheets open. */

/** Marks a file as UTF-8: without it Excel reads Thai as something else. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A cell that a spreadsheet would run as a formula, also behind white space and in full-width signs; amounts
 * never are.
 */
export const formula = /^\s*(?!-\d+\.\d\d$)[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** One row with its line's end. Numbers stay numbers; a text that would run as a formula is marked as text. */
export const csvRow = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(",")}\r\n`;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
