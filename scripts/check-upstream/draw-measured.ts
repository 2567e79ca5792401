/** The measured table of `docs/own-upstream.md`. */
import type { MeasuredScreen } from "./measure-screens";

const marks = /(<!-- screens: npm run screens:docs -- measured -->\n)[\s\S]*?(<!-- end of screens -->)/;

/** Cells hold only so much: pages that are the same are in one row, until it is full. */
const MOST_IN_CELL = 380;

function rowsOf(screens: readonly MeasuredScreen[]): string[] {
  const rows: { names: string; states: string }[] = [];
  for (const {
    pattern,
    states: [spec, own, empty, none],
  } of screens) {
    const name = `\`${pattern.replace(/\[(\w+)\]/g, "{$1}")}\``;
    const nobody = empty === none ? empty : `${empty}; down: ${none}`;
    const states = [spec, own, nobody].join(" | ");
    const row = rows.find((one) => one.states === states && one.names.length + name.length < MOST_IN_CELL);
    if (row) row.names += ` · ${name}`;
    else rows.push({ names: name, states });
  }
  return rows.map(({ names, states }) => `${names} | ${states}`);
}

/** The document with the table anew. @throws Error for one without the marks */
export function withMeasured(document: string, screens: readonly MeasuredScreen[]): string {
  if (!marks.test(document)) throw new Error("no marks for the measured table");
  const head = ["page | the spec alone | with own calls | nobody there (404 to all)", "---|---|---|---"];
  const table = [...head, ...rowsOf(screens)].join("\n");
  return document.replace(marks, (_, before: string, after: string) => `${before}\n${table}\n\n${after}`);
}
