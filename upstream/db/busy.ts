/** Temporary failures of the database: the request itself may be valid. */
import pg from "pg";

/** The database could not be reached, or stopped answering. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseAway";
}

/** SQLSTATEs, by PostgreSQL's own names; two digits stand for a whole class. */
const passing: readonly string[] = [
  "08", // connection_exception
  "53", // insufficient_resources, too_many_connections among them
  "58030", // io_error: a disk that fails for a moment
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "57014", // query_canceled: the statement's limit
  "55P03", // lock_not_available: the lock's limit
  "25P03", // idle_in_transaction_session_timeout
  "25006", // read_only_sql_transaction: a standby that is not the primary yet
  "40001", // serialization_failure
  "40P01", // deadlock_detected
];

/**
 * True where the same call may succeed when repeated. Its writes may have been committed: repeat it with the same
 * idempotency key.
 */
export function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable) return true;
    if (cause instanceof pg.DatabaseError) return passing.some((state) => cause.code?.startsWith(state));
  }
  return false;
}
