import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/upstream/db/tx";

/** Each kind of object in the schema by its name, as the catalogue defines it. */
const things: Record<string, SQL> = {
  functions: sql`SELECT oid::regprocedure::text AS name, pg_get_functiondef(oid) AS definition
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  triggers: sql`SELECT tgname AS name, pg_get_triggerdef(t.oid) || tgenabled::text AS definition
    FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal`,
  constraints: sql`SELECT conrelid::regclass || '.' || conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
  indexes: sql`SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public'`,
  columns: sql`SELECT attrelid::regclass || '.' || attname AS name, concat_ws(' ', attnum,
      format_type(atttypid, atttypmod), attnotnull, attgenerated, pg_get_expr(adbin, adrelid)) AS definition
    FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'c', 'v', 'S') AND attnum > 0
      AND NOT attisdropped`,
};

/** All objects of a schema, for comparing two databases. */
export async function catalogOf(db: Database): Promise<Record<string, Record<string, string>>> {
  const catalog: Record<string, Record<string, string>> = {};
  for (const [kind, query] of Object.entries(things)) {
    const { rows } = await db.execute<{ name: string; definition: string }>(query);
    catalog[kind] = Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
  }
  return catalog;
}
