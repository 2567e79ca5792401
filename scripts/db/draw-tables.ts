/** docs/database.md as text: for each area a list of its tables and a diagram that GitHub draws. */
import { areas } from "./areas";
import type { Column, Reference, Table } from "./read-tables";

const head = `# Database

Written by \`npm run db:docs\` from \`upstream/db/schema\`; change the comments there and run it again. A test holds this
file and the tables together. Money is in satang (bigint), times are instants (timestamptz), and columns are said with
their reasons beside their declarations. Rules that the database itself keeps (checks, indexes, triggers and functions)
are in \`upstream/db\`.
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
  const rows = tables.map(
    ({ name, file, description }) => `| \`${name}\` | ${firstSentence(description)} | \`${file}.ts\` |`,
  );
  const list = ["| table | holds | declared in |", "|---|---|---|", ...rows].join("\n");
  return `## ${title}\n\n${list}\n\n\`\`\`mermaid\n${diagram(tables)}\n\`\`\`\n`;
}

function diagram(tables: readonly Table[]): string {
  const boxes = tables.map(
    ({ name, columns }) => `  ${name} {\n${columns.map((column) => `    ${field(column)}`).join("\n")}\n  }`,
  );
  const arrows = tables.flatMap(({ name, references }) => references.map((each) => arrow(name, each)));
  return ["erDiagram", ...boxes, ...arrows].join("\n");
}

function field({ name, type, isKey, isReference }: Column): string {
  const marks = [...(isKey ? ["PK"] : []), ...(isReference ? ["FK"] : [])].join(", ");
  return `${type} ${name} ${marks}`.trimEnd();
}

function arrow(from: string, { table, column, isOptional, isSingle }: Reference): string {
  return `  ${table} ${isOptional ? "|o" : "||"}--${isSingle ? "o|" : "o{"} ${from} : ${column}`;
}

/** Up to the first full stop that ends a sentence, without it. */
const firstSentence = (text: string): string => (text.split(/\.(?:\s|$)/)[0] ?? text).replaceAll("|", "\\|");
