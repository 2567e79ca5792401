/** Rows as lines of aligned columns, numbers to the right as psql has them; null is an empty cell. */
export function asTable(names: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (cell ?? "").split("\n")));
  const widths = names.map((name, at) =>
    Math.max(name.length, ...cells.flatMap((row) => (row[at] ?? []).map((line) => line.length))),
  );
  const isNumeric = names.map(
    (_, at) => rows.length > 0 && rows.every((row) => /^-?\d+(\.\d+)?$/.test(row[at] ?? "0")),
  );
  const line = (texts: readonly string[]) =>
    texts
      .map((text, at) => (isNumeric[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join(" | ")
      .trimEnd();
  const body = cells.flatMap((row) => {
    const height = Math.max(1, ...row.map((lines) => lines.length));
    return Array.from({ length: height }, (_, at) => line(row.map((lines) => lines[at] ?? "")));
  });
  const count = `(${rows.length} ${rows.length === 1 ? "row" : "rows"})`;
  return [line(names), widths.map((width) => "-".repeat(width)).join("-+-"), ...body, count].join("\n");
}
