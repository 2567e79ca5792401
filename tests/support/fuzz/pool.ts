import { sql } from "drizzle-orm";
import { callName, type Endpoint } from "@/lib/contract/endpoint";
import type { TestService } from "../service/service";
import type { Pool } from "./drawn-value";

/** Newest rows of each table whose ids are taken. */
const ROWS = 6;
/** Letters that a table's name shares with the name of a call that means its rows. */
const STEM = 4;

export interface Ids {
  place: string;
  id: string;
}

/** Reads ids of the newest rows of every table that has some. */
export async function idReader({ db }: TestService): Promise<() => Promise<Ids[]>> {
  const { rows: columns } = await db.execute<{ place: string; name: string }>(sql`
    SELECT table_name AS place, column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN ('id', 'uuid', 'bet_id', 'key', 'code', 'name')
      AND data_type IN ('uuid', 'text', 'integer', 'bigint')
    ORDER BY table_name, column_name`);
  const parts = columns.map(({ place, name }) => {
    const [table, column] = [sql.identifier(place), sql.identifier(name)];
    return sql`(SELECT ${place}::text AS place, ${column}::text AS id FROM ${table}
      WHERE ${column} IS NOT NULL ORDER BY ctid DESC LIMIT ${ROWS})`;
  });
  const query = sql.join(parts, sql` UNION ALL `);
  return async () => (await db.execute<Ids & Record<string, unknown>>(query)).rows;
}

/** The ids as one call draws from them. */
export function poolFor(entry: Endpoint, ids: readonly Ids[], named: Pool["named"]): Pool {
  const stems = callName(entry)
    .split(/[.-]/)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));
  const near = ids.filter(({ place }) => stems.some((stem) => place.includes(stem)));
  return { ids: ids.map(({ id }) => id), near: near.map(({ id }) => id), named };
}
