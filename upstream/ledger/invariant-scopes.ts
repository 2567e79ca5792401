/**
 * Narrows an invariant to new movements: its query reads tables by name, and here common table expressions of
 * those names hold only the rows of a window of movements and what belongs to them. So each invariant has one
 * text, for the whole ledger and for its newest part.
 */
import { type SQL, sql } from "drizzle-orm";
import type { LawScope } from "./invariants";

/** Movements after the first and up to the second. */
export interface MovementWindow {
  after: number;
  until: number;
}

const UUID = "'^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'";
/** The id at the start of a movement's ref; null for refs of another kind. */
const idOf = sql.raw(`CASE WHEN ref ~ ${UUID} THEN left(ref, 36)::uuid END`);
const slipKinds = sql.raw(
  "ARRAY['BET_GOV','BET_YEEKEE','BET_STOCK','BET_SET_4','WIN_GOV','WIN_YEEKEE','WIN_STOCK','WIN_SET_4','ABORT_POY','AF_COMMISSION']",
);

const moved = ({ after, until }: MovementWindow) => sql`
  moved AS MATERIALIZED (SELECT * FROM public.movement WHERE id > ${after} AND id <= ${until})`;
/** Every row of a kind that a new movement refers to, with all its movements under its possible refs. */
const withMovements = (table: SQL, key: SQL, kinds: SQL, refs: SQL) => sql`
  ${table} AS MATERIALIZED (SELECT * FROM public.${table} WHERE ${key} IN (SELECT ${idOf} FROM moved)),
  movement AS MATERIALIZED (SELECT m.* FROM ${table} t CROSS JOIN unnest(${kinds}) AS kind
    CROSS JOIN LATERAL unnest(${refs}) AS ref JOIN public.movement m ON m.kind = kind.kind AND m.ref = ref.ref),
  entry AS (SELECT e.* FROM public.entry e JOIN movement m ON m.id = e.movement)`;

/** Each scope as the tables that it replaces. */
const scopes: Record<LawScope, SQL> = {
  movements: sql`
    movement AS (SELECT * FROM moved),
    entry AS (SELECT e.* FROM public.entry e JOIN moved m ON m.id = e.movement),
    poy AS (SELECT * FROM public.poy WHERE poy_id IN (SELECT ${idOf} FROM moved)),
    withdrawal AS (SELECT * FROM public.withdrawal WHERE id IN (SELECT ${idOf} FROM moved)),
    deposit AS (SELECT * FROM public.deposit WHERE id IN (SELECT ${idOf} FROM moved))`,
  // Entries before the window are one entry: the account's balance at its start.
  accounts: sql`
    account AS MATERIALIZED (SELECT a.* FROM public.account a WHERE a.id IN (
      SELECT e.account FROM public.entry e JOIN moved m ON m.id = e.movement)),
    entry AS MATERIALIZED (
      SELECT e.movement, e.account, e.amount, e.balance_after FROM account a JOIN public.entry e
        ON e.account = a.id AND e.movement > (SELECT min(id) - 1 FROM moved)
      UNION ALL SELECT before.movement, a.id, before.balance_after, before.balance_after FROM account a
        CROSS JOIN LATERAL (SELECT e.movement, e.balance_after FROM public.entry e
          WHERE e.account = a.id AND e.movement < (SELECT min(id) FROM moved)
          ORDER BY e.movement DESC LIMIT 1) AS before
      WHERE a.owner IS NOT NULL)`,
  slips: sql`${withMovements(sql`poy`, sql`poy_id`, slipKinds, sql`ARRAY[t.poy_id::text]`)},
    poy_line AS (SELECT l.* FROM public.poy_line l JOIN poy USING (poy_id)),
    set_line AS (SELECT l.* FROM public.set_line l JOIN poy USING (poy_id))`,
  withdrawals: withMovements(
    sql`withdrawal`,
    sql`id`,
    sql`ARRAY['WITHDRAW']`,
    sql`ARRAY[t.id::text, t.id || '-rejected', t.id || '-paid']`,
  ),
  deposits: withMovements(sql`deposit`, sql`id`, sql`ARRAY['DEPOSIT']`, sql`ARRAY[t.id::text]`),
  games: sql`
    movement AS (SELECT * FROM moved),
    entry AS (SELECT e.* FROM public.entry e JOIN moved m ON m.id = e.movement),
    game_operation AS (SELECT * FROM public.game_operation WHERE id IN (SELECT ${idOf} FROM moved))`,
};

/** The query of an invariant over a window of movements. */
export const narrowed = (query: SQL, scope: LawScope, window: MovementWindow): SQL =>
  sql`WITH ${moved(window)}, ${scopes[scope]} ${query}`;
