import { say } from "../site/start-error.mjs";

/**
 * Prints rows under a heading with aligned columns, numbers to the right.
 * @param {string} title
 * @param {Record<string, string | number>[]} rows
 */
export function printTable(title, rows) {
  say(`\n${title}`);
  const names = Object.keys(rows[0] ?? {});
  const text = (value) =>
    typeof value === "number" ? value.toFixed(Number.isInteger(value) ? 0 : 2) : value;
  const width = (name) => Math.max(name.length, ...rows.map((row) => text(row[name]).length));
  const line = (cells) =>
    names
      .map((name, index) =>
        index === 0 ? cells[index].padEnd(width(name)) : cells[index].padStart(width(name)),
      )
      .join("  ");
  say(line(names));
  for (const row of rows) say(line(names.map((name) => text(row[name]))));
}
