import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";

export type Database = NodePgDatabase;
/** The database access of a call: a transaction, or the database itself for calls of one statement. */
export type Tx = PgDatabase<NodePgQueryResultHKT>;
