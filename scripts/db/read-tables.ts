/** The tables from their sources: columns and references from drizzle, the description from the comment above. */
import { readdirSync, readFileSync } from "node:fs";
import { is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { inRoot } from "../../tools/site/root.mjs";

export interface Reference {
  column: string;
  table: string;
  /** A row can exist without the other one. */
  isOptional: boolean;
}

export interface Table {
  /** The file of `upstream/db/schema`, without its ending. */
  file: string;
  name: string;
  description: string;
  references: readonly Reference[];
}

const folder = "upstream/db/schema";

/** @throws Error for a table without a comment */
export async function readTables(): Promise<readonly Table[]> {
  const files = readdirSync(inRoot(folder))
    .filter((name) => name.endsWith(".ts"))
    .sort();
  const read = await Promise.all(files.map((name) => tablesOf(name.replace(/\.ts$/, ""))));
  return read.flat();
}

async function tablesOf(file: string): Promise<Table[]> {
  const descriptions = descriptionsIn(readFileSync(inRoot(folder, `${file}.ts`), "utf8"));
  const exported: unknown[] = Object.values(await import(inRoot(folder, `${file}.ts`)));
  const tables = exported
    .filter((value) => is(value, PgTable))
    .map((table) => tableOf(file, table, descriptions));
  // A module's exports are in another order than its source.
  const order = [...descriptions.keys()];
  return tables.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** Table name → the comment above its declaration, in one line. */
function descriptionsIn(source: string): Map<string, string> {
  const declared = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+ = pgTable\(\s*"(\w+)"/g;
  return new Map(
    [...source.matchAll(declared)].map(([, comment = "", name = ""]) => [
      name,
      comment.replace(/\n \*/g, "\n").split(/\s+/).join(" ").trim(),
    ]),
  );
}

function tableOf(file: string, table: PgTable, descriptions: ReadonlyMap<string, string>): Table {
  const { name, foreignKeys } = getTableConfig(table);
  const description = descriptions.get(name);
  if (!description) throw new Error(`${folder}/${file}.ts: the table ${name} has no comment above it`);
  const references = foreignKeys.flatMap((key) => {
    const { columns: from, foreignTable } = key.reference();
    return from.map((column) => ({
      column: toSnakeCase(column.name),
      table: getTableConfig(foreignTable).name,
      isOptional: !column.notNull,
    }));
  });
  return { file, name, description, references };
}
