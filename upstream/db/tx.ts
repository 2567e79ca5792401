import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";

export type Database = NodePgDatabase;
/**
 * The name of a query whose text is built once in this process. One with a name would be kept by the server's
 * connection as well, which an older PgBouncer lends to somebody else after each transaction.
 */
export const UNNAMED = "";

/** The database access of a call: a transaction, or the database itself for calls of one statement. */
export type Tx = PgDatabase<NodePgQueryResultHKT>;
