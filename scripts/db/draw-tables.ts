/** docs/database.md as text: for each area a list of its tables and a diagram of what refers to what. */
import { areas } from "./areas";
import type { Reference, Table } from "./read-tables";

const head = `# Database

Written by \`npm run db:docs\` from \`upstream/db/schema\`; change the comments there and run it again. A test holds this
file and the tables together. Columns stand with their reasons in those files; \`npm run db -- "\\d member"\` lists those
of a table. Money is in satang (bigint), times are instants (timestamptz). An arrow is a column that refers to
another table, dotted where it may be empty. Checks, indexes, triggers and functions are in
\`upstream/db\`.
`;

/** @throws Error where a file of tables belongs to no area or an area names none */
export function drawTables(tables: readonly Table[]): string {
  const placed = areas.flatMap(({ files }) => files);
  const files = new Set(tables.map(({ file }) => file));
  const lost = [...files].filter((file) => !placed.includes(file));
  const gone = placed.filter((file) => !files.has(file));
  if (lost.length + gone.length > 0) {
    throw new Error(
      `scripts/db/areas.ts: missing ${lost.join(", ") || "none"}; unknown ${gone.join(", ") || "none"}`,
    );
  }
  const sections = areas.map(({ title, files: own }) =>
    section(
      title,
      tables.filter(({ file }) => own.includes(file)),
    ),
  );
  return [head, ...sections].join("\n");
}

function section(title: string, tables: readonly Table[]): string {
  const rows = tables.map(({ name, description }) => `\`${name}\` | ${firstClause(description)}`);
  const list = ["table | holds", "---|---", ...rows].join("\n");
  const files = [...new Set(tables.map(({ file }) => `\`${file}.ts\``))].join(", ");
  const arrows = tables.flatMap(({ name, references }) => references.map((each) => arrow(name, each)));
  const diagram =
    arrows.length > 0 ? `\n\`\`\`mermaid\n${["flowchart LR", ...arrows].join("\n")}\n\`\`\`\n` : "";
  return `## ${title}\n\nIn ${files}.\n\n${list}\n${diagram}`;
}

/** From a row to the one that it refers to; dotted where it may refer to none. */
function arrow(from: string, { table, column, isOptional }: Reference): string {
  return `  ${from}${isOptional ? "-.->" : "-->"}|${column}|${table}`;
}

/** Up to the first full stop, semicolon or colon that comes after four words or more, without it. */
function firstClause(text: string): string {
  const ends = [...text.matchAll(/[.;:](?=\s|$)/g)].map(({ index }) => index);
  const end = ends.find((at) => text.slice(0, at).split(" ").length >= 4) ?? text.length;
  return text.slice(0, end).replaceAll("|", "\\|");
}
