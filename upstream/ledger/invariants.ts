/**
 * The ledger's invariants, each as the query that finds its violations; a sound ledger has no rows for any. The
 * service runs them in operation, the tests after all they do. `found` names the violating row, and only that one:
 * a violation that an operator has accepted must not hide another one.
 */
import { type SQL, sql } from "drizzle-orm";
import { sumInvariants } from "./sum-invariants";

/** The part to which an invariant can be narrowed, so that only new movements are read (law-scopes.ts). */
export type LawScope = "movements" | "accounts" | "slips" | "withdrawals" | "deposits" | "games";

export interface Invariant {
  name: string;
  /** Absent: the invariant is only checked over the whole ledger. */
  scope?: LawScope;
  query: SQL;
}

export const invariants: readonly Invariant[] = [
  {
    name: "all entries together are zero",
    scope: "movements",
    query: sql`
    SELECT sum(amount)::bigint AS found FROM entry HAVING coalesce(sum(amount), 0) <> 0`,
  },
  {
    name: "every movement is balanced and has two sides",
    scope: "movements",
    query: sql`
    SELECT m.id AS found FROM movement m LEFT JOIN entry e ON e.movement = m.id
    GROUP BY m.id HAVING coalesce(sum(e.amount), 0) <> 0 OR count(e.account) <> 2`,
  },
  {
    name: "every balance is the sum of its entries, and not below zero",
    scope: "accounts",
    query: sql`
    SELECT a.id AS found FROM account a LEFT JOIN entry e ON e.account = a.id WHERE a.owner IS NOT NULL
    GROUP BY a.id, a.balance HAVING a.balance <> coalesce(sum(e.amount), 0) OR a.balance < 0`,
  },
  {
    name: "the balances after each entry form a chain",
    scope: "accounts",
    query: sql`
    SELECT movement AS found FROM (
      SELECT e.movement, e.balance_after, sum(e.amount) OVER (PARTITION BY e.account ORDER BY e.movement) AS ran
      FROM entry e JOIN account a ON a.id = e.account WHERE a.owner IS NOT NULL) chain
    WHERE balance_after IS DISTINCT FROM ran`,
  },
  {
    name: "an account's version counts its entries",
    query: sql`
    SELECT a.id AS found FROM account a WHERE a.owner IS NOT NULL
      AND a.version <> (SELECT count(*) FROM entry e WHERE e.account = a.id)`,
  },
  {
    name: "a slip was paid for once, by its total",
    scope: "slips",
    query: sql`
    SELECT p.poy_no AS found FROM poy p LEFT JOIN movement m ON m.ref = p.poy_id::text AND m.kind LIKE 'BET_%'
      LEFT JOIN entry e ON e.movement = m.id AND e.amount < 0
    GROUP BY p.poy_no, p.total HAVING count(m.id) <> 1 OR sum(e.amount) <> -p.total`,
  },
  {
    name: "a slip's total is the sum of its lines",
    scope: "slips",
    query: sql`
    SELECT p.poy_no AS found FROM poy p LEFT JOIN (
      SELECT poy_id, price FROM poy_line UNION ALL SELECT poy_id, price FROM set_line) l ON l.poy_id = p.poy_id
    GROUP BY p.poy_no, p.total HAVING p.total IS DISTINCT FROM sum(l.price)::bigint`,
  },
  {
    name: "a stake without a slip does not exist",
    scope: "movements",
    query: sql`
    SELECT m.id AS found FROM movement m WHERE m.kind LIKE 'BET_%' AND m.kind <> 'BET_GAME'
      AND NOT EXISTS (SELECT 1 FROM poy p WHERE p.poy_id::text = m.ref)`,
  },
  {
    name: "what a slip brings is paid once: its win, its stake on a refund or cancel, else nothing",
    scope: "slips",
    query: sql`
    SELECT p.poy_no AS found FROM poy p
      LEFT JOIN movement m ON m.ref = p.poy_id::text AND (m.kind LIKE 'WIN_%' OR m.kind = 'ABORT_POY')
      LEFT JOIN entry e ON e.movement = m.id AND e.amount > 0
    GROUP BY p.poy_no, p.status, p.win, p.total
    HAVING coalesce(sum(e.amount), 0) <> CASE WHEN p.status = 'won' THEN p.win
      WHEN p.status IN ('refunded', 'cancelled') THEN p.total ELSE 0 END
      OR count(m.id) > 1`,
  },
  {
    name: "an invited member's settled slip brought its referrer 0.6 % once, and no other slip brought any",
    scope: "slips",
    query: sql`
    SELECT p.poy_no AS found FROM poy p JOIN member f ON f.uuid = p.member
      LEFT JOIN round_reward r ON r.bet_id = p.bet_id
      LEFT JOIN movement m ON m.ref = p.poy_id::text AND m.kind = 'AF_COMMISSION'
      LEFT JOIN entry e ON e.movement = m.id AND e.amount > 0
      LEFT JOIN account a ON a.id = e.account
    GROUP BY p.poy_no, p.status, p.total, f.referrer, r.bet_id
    HAVING coalesce(sum(e.amount), 0) <> CASE
        WHEN f.referrer IS NOT NULL AND r.bet_id IS NOT NULL AND p.status IN ('won', 'lost')
          THEN floor(p.total * 6 / 1000) ELSE 0 END
      OR count(m.id) > 1 OR bool_or(m.id IS NOT NULL AND (a.owner <> f.referrer OR a.kind <> 'af'))`,
  },
  {
    name: "a commission without a slip does not exist",
    scope: "movements",
    query: sql`
    SELECT m.id AS found FROM movement m WHERE m.kind = 'AF_COMMISSION'
      AND NOT EXISTS (SELECT 1 FROM poy p WHERE p.poy_id::text = m.ref)`,
  },
  {
    name: "affiliate money comes from commissions and goes to credit",
    scope: "movements",
    query: sql`
    SELECT m.id AS found FROM movement m JOIN entry e ON e.movement = m.id JOIN account a ON a.id = e.account
    WHERE a.kind = 'af' AND (m.kind, sign(e.amount)) NOT IN (('AF_COMMISSION', 1), ('MOVE_AF_TO_MONEY', -1))`,
  },
  {
    name: "points and their remainder are the stakes of the rounds that were rewarded",
    query: sql`
    SELECT m.uuid AS found FROM member m LEFT JOIN (
      SELECT p.member, sum(p.total) AS stake FROM poy p JOIN round_reward r ON r.bet_id = p.bet_id
      WHERE p.status IN ('won', 'lost') GROUP BY 1) s ON s.member = m.uuid
    WHERE m.loyalty_point * 10000::bigint + m.loyalty_remainder <> coalesce(s.stake, 0)
      OR m.loyalty_remainder NOT BETWEEN 0 AND 9999`,
  },
  {
    name: "a claimed goal was paid once, no other was",
    query: sql`
    SELECT coalesce(m.ref, c.achievement || '-' || c.member) AS found FROM achievement_claim c
      FULL JOIN movement m ON m.kind = 'ACHIVEMENT_ADDMONEY' AND m.ref = c.achievement || '-' || c.member
    WHERE (m.kind = 'ACHIVEMENT_ADDMONEY' OR m.kind IS NULL) AND (c.member IS NULL OR m.id IS NULL)`,
  },
  {
    name: "what a member has held is what their withdrawals in progress say",
    scope: "accounts",
    query: sql`
    SELECT a.id AS found FROM account a LEFT JOIN withdrawal w
      ON w.member = a.owner AND w.status IN ('pending', 'approved')
    WHERE a.kind = 'pending' GROUP BY a.id, a.balance HAVING a.balance <> coalesce(sum(w.amount), 0)`,
  },
  {
    name: "a withdrawal left the cash once, by its amount; a rejected one came back once",
    scope: "withdrawals",
    query: sql`
    SELECT w.no AS found FROM withdrawal w
      LEFT JOIN movement m ON m.kind = 'WITHDRAW' AND m.ref IN (w.id::text, w.id::text || '-rejected')
      LEFT JOIN entry e ON e.movement = m.id
        AND e.account = (SELECT id FROM account WHERE owner = w.member AND kind = 'cash')
    GROUP BY w.no, w.status, w.amount
    HAVING count(e.account) <> CASE WHEN w.status = 'rejected' THEN 2 ELSE 1 END
      OR sum(e.amount) <> CASE WHEN w.status = 'rejected' THEN 0 ELSE -w.amount END`,
  },
  {
    name: "a paid withdrawal left the house once, no other did",
    scope: "withdrawals",
    query: sql`
    SELECT w.no AS found FROM withdrawal w
      LEFT JOIN movement m ON m.kind = 'WITHDRAW' AND m.ref = w.id::text || '-paid'
      LEFT JOIN entry e ON e.movement = m.id
        AND e.account = (SELECT id FROM account WHERE owner IS NULL AND kind = 'house-bank')
    GROUP BY w.no, w.status, w.amount
    HAVING coalesce(sum(e.amount), 0) <> CASE WHEN w.status = 'paid' THEN w.amount ELSE 0 END
      OR count(m.id) > 1`,
  },
  {
    name: "a withdrawal's movement without a withdrawal does not exist",
    scope: "movements",
    query: sql`
    SELECT m.id AS found FROM movement m WHERE m.kind = 'WITHDRAW'
      AND NOT EXISTS (SELECT 1 FROM withdrawal w WHERE m.ref LIKE w.id::text || '%')`,
  },
  {
    name: "nobody has two withdrawals in progress, or more than five on one day",
    query: sql`
    SELECT min(no) AS found FROM withdrawal WHERE status IN ('pending', 'approved')
    GROUP BY member HAVING count(*) > 1
    UNION ALL SELECT min(no) FROM withdrawal WHERE status <> 'rejected'
    GROUP BY member, (created_at AT TIME ZONE 'Asia/Bangkok')::date
    HAVING count(*) > 5 OR sum(amount) > 20000000 OR max(amount) > 4900000`,
  },
  {
    name: "a credited deposit was posted once by what came for it, no other was",
    scope: "deposits",
    query: sql`
    SELECT d.id AS found FROM deposit d
      LEFT JOIN movement m ON m.ref = d.id::text AND m.kind = 'DEPOSIT'
      LEFT JOIN entry e ON e.movement = m.id AND e.amount > 0
      LEFT JOIN account a ON a.id = e.account
    GROUP BY d.id, d.status, d.credited_amount
    HAVING count(m.id) <> CASE WHEN d.status = 'credited' THEN 1 ELSE 0 END
      OR sum(e.amount) IS DISTINCT FROM d.credited_amount OR bool_or(a.owner <> d.member)`,
  },
  {
    name: "a deposit's posting without a deposit does not exist",
    scope: "movements",
    query: sql`
    SELECT m.id AS found FROM movement m WHERE m.kind = 'DEPOSIT'
      AND NOT EXISTS (SELECT 1 FROM deposit d WHERE d.id::text = m.ref)`,
  },
  {
    name: "behind a credited deposit stands one row of a feed, used for it alone, with its amount and its member",
    scope: "deposits",
    query: sql`
    SELECT d.id AS found FROM deposit d LEFT JOIN bank_feed f ON f.ref = d.feed_ref
      AND f.status IN ('matched', 'resolved') AND f.deposit_id = d.id AND f.member = d.member
      AND f.amount = d.credited_amount
    WHERE d.status = 'credited' AND f.id IS NULL`,
  },
  {
    name: "a row of a feed that was used is behind one credited deposit; every other waits or was set aside",
    query: sql`
    SELECT f.id AS found FROM bank_feed f
      LEFT JOIN deposit d ON d.feed_ref = f.ref AND d.status = 'credited' AND d.id = f.deposit_id
    GROUP BY f.id, f.status
    HAVING count(d.id) <> CASE WHEN f.status IN ('matched', 'resolved') THEN 1 ELSE 0 END`,
  },
  {
    name: "money matched by itself is exact: the total to the satang, or the coins to their last place",
    query: sql`
    SELECT f.id AS found FROM bank_feed f JOIN deposit d ON d.id = f.deposit_id
    WHERE f.status = 'matched' AND (f.bank_id <> d.bank_id OR d.channel = 'normal' OR f.amount <> d.prepare_total)`,
  },
  {
    name: "coins that the chain still confirms belong to a request that knows them",
    query: sql`
    SELECT f.id AS found FROM bank_feed f LEFT JOIN deposit d ON d.id = f.deposit_id AND d.seen_ref = f.ref
    WHERE f.status = 'confirming' AND (d.id IS NULL OR f.coin_amount IS NULL)`,
  },
  {
    name: "a live amount is awaited once at its account, and a member awaits one",
    query: sql`
    SELECT min(id::text) AS found FROM deposit WHERE status = 'waiting' AND channel <> 'normal'
    GROUP BY bank_id, coalesce(coin_units, prepare_total) HAVING count(*) > 1
    UNION ALL SELECT min(id::text) FROM deposit WHERE status = 'waiting' AND channel <> 'normal'
    GROUP BY member HAVING count(*) > 1`,
  },
  {
    name: "a claim and a reported transfer say what the member says",
    query: sql`
    SELECT d.id AS found FROM deposit d LEFT JOIN deposit_report r ON r.deposit_id = d.id
    WHERE (d.status = 'claimed' OR d.channel = 'normal') AND r.deposit_id IS NULL`,
  },
  {
    name: "what a provider told moved its amount once, in its member's cash, and no game moved anything else",
    scope: "games",
    query: sql`
    SELECT coalesce(m.id::text, o.id::text) AS found FROM game_operation o
      FULL JOIN (SELECT * FROM movement WHERE kind LIKE '%GAME%') m ON m.ref = o.id::text
      LEFT JOIN account a ON a.owner = o.member AND a.kind = 'cash'
      LEFT JOIN entry e ON e.movement = m.id AND e.account = a.id
    WHERE o.id IS NULL OR o.amount <> coalesce(e.amount, 0) OR (o.amount = 0) <> (m.id IS NULL)`,
  },
  {
    name: "a round of a game has the sums of what was told of it; cancelled it has moved nothing",
    query: sql`
    SELECT r.id AS found FROM game_round r LEFT JOIN game_operation o ON o.round = r.id
    GROUP BY r.id, r.staked, r.returned, r.status
    HAVING r.staked <> coalesce(-sum(o.amount) FILTER (WHERE o.operation IN ('create', 'bet', 'refund')), 0)
      OR r.returned <> coalesce(sum(o.amount) FILTER (WHERE o.operation IN ('win', 'draw', 'cancel')), 0)
      OR (r.status = 'cancelled' AND r.staked <> r.returned)`,
  },
  {
    name: "a stake in a game is undone where it, or its round, was given back, and nowhere else",
    query: sql`
    SELECT o.id AS found FROM game_operation o LEFT JOIN game_round r ON r.id = o.round
    WHERE o.operation IN ('create', 'bet') AND o.is_undone <> (r.status = 'cancelled' OR EXISTS (
      SELECT 1 FROM game_operation f WHERE f.partner = o.partner AND f.refers_to = o.transaction_id))`,
  },
  ...sumInvariants,
];
