/**
 * Privileges of the service's role where it does not own the tables: it cannot disable a trigger, so rows that are
 * append-only stay so; money moves only by the database's functions, which run as the owner.
 */
import { sql } from "drizzle-orm";
import type { Tx } from "./tx";

/** Written by functions only; the service may read them. */
const MONEY = [
  "account",
  "entry",
  "exposure",
  "member_day",
  "movement",
  "poy",
  "poy_line",
  "round_total",
  "set_line",
  "set_sale",
  "staked_credit",
  "turnover_sum",
];
/** The service may read and insert, never update or delete. */
const WRITTEN_ONCE = [
  "audit",
  "draw_log",
  "former_name",
  "hand_money",
  "member_note",
  "operator_access",
  "operator_read",
  "staff_appointment",
  "ticket_message",
  "ying",
  "ying_witness",
];
/** Rows that the service may delete: requests, tokens, sessions, and a member's personal settings. */
const REMOVABLE = [
  "content_piece",
  "file",
  "hand_off",
  "idempotency",
  "known_device",
  "ledger_check",
  "line_message",
  "login_failure",
  "notification",
  "number_limit",
  "number_set",
  "operator_recovery_code",
  "operator_view",
  "otp",
  "outbox",
  "partner_token",
  "passkey",
  "passkey_challenge",
  "push_token",
  "queue_claim",
  "sale_tier",
  "set_limit",
  "ticket",
  "visitor",
];

const names = (tables: readonly string[]) =>
  sql.join(
    tables.map((table) => sql.identifier(table)),
    sql`, `,
  );

/**
 * Gives a role exactly the privileges that the service needs, again after every migration. @throws Error where
 * there is no such role
 */
export async function grantService(tx: Tx, role: string): Promise<void> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM pg_roles WHERE rolname = ${role}`);
  if (rows.length === 0)
    throw new Error(`there is no role "${role}": CREATE ROLE ${role} LOGIN PASSWORD '…'`);
  const service = sql.identifier(role);
  for (const statement of [
    sql`REVOKE CREATE ON SCHEMA public FROM PUBLIC`,
    sql`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM PUBLIC, ${service}`,
    sql`GRANT USAGE ON SCHEMA public, drizzle TO ${service}`,
    sql`GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${service}`,
    sql`GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA public TO ${service}`,
    sql`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${service}`,
    sql`REVOKE UPDATE ON ${names(WRITTEN_ONCE)} FROM ${service}`,
    sql`REVOKE INSERT, UPDATE ON ${names(MONEY)} FROM ${service}`,
    // Accounts start empty, which a trigger enforces. SELECT … FOR UPDATE needs the right to update one column.
    sql`GRANT INSERT, UPDATE (id) ON account TO ${service}`,
    sql`GRANT DELETE ON ${names(REMOVABLE)} TO ${service}`,
  ])
    await tx.execute(statement);
  for (const signature of await moneyFunctions(tx)) {
    const routine = sql.raw(signature);
    await tx.execute(
      sql`ALTER FUNCTION ${routine} SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp`,
    );
    await tx.execute(sql`REVOKE ALL ON FUNCTION ${routine} FROM PUBLIC`);
    await tx.execute(sql`GRANT EXECUTE ON FUNCTION ${routine} TO ${service}`);
  }
}

/**
 * Every function that writes a table of money, by its signature. Trigger functions run with the rights of whoever
 * changes the row.
 */
async function moneyFunctions(tx: Tx): Promise<string[]> {
  const writes = `\\y(insert into|update|delete from)\\s+(${MONEY.join("|")})\\y`;
  const { rows } = await tx.execute<{ signature: string }>(sql`
    SELECT oid::regprocedure::text AS signature FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prorettype <> 'trigger'::regtype AND prosrc ~* ${writes}`);
  return rows.map(({ signature }) => signature);
}

/** True where the role of this connection owns a table, or would own the tables of an empty database. */
export async function ownsTables(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ owns: boolean }>(sql`
    SELECT coalesce(bool_or(pg_has_role(relowner, 'USAGE')), has_database_privilege(current_database(), 'CREATE'))
      AS owns
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`);
  return rows[0]?.owns ?? false;
}
