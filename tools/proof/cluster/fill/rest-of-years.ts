/** What a site has beside slips after a year; the members of a book that are named have a good part of it. */
import type { BookOfYears } from "./book-of-years";

const DEPOSITS = 100_000;
const PLAYS = 100_000;
const SESSIONS = 50_000;
/** Of the withdrawals one in so many was paid: the one member was paid about every two weeks, the other never. */
const PAID_EACH = 4_000;
/** One in so many is the one's, and the next one the other's. */
const OWN_EACH = { deposits: 100, plays: 20, sessions: 250 };

const ownOr = ({ uuid, unpaid }: BookOfYears, each: number) =>
  `CASE n % ${each} WHEN 0 THEN '${uuid}'::uuid WHEN 1 THEN '${unpaid}'::uuid ELSE (SELECT member FROM bettor WHERE at = 2 + n % 1000) END`;
const spread = (many: number) => `now() - (${many} - n) * interval '365 days' / ${many}`;

export const deposits = (book: BookOfYears) => `
  INSERT INTO deposit (member, channel, bank_id, prepare_amount, prepare_index, prepare_total, status, created_at,
    expires_at, ended_at, feed_ref, credited_amount)
  SELECT ${ownOr(book, OWN_EACH.deposits)}, 'fast', 1, 50000, 0, 50000, 'credited', ${spread(DEPOSITS)},
    ${spread(DEPOSITS)}, ${spread(DEPOSITS)}, 'bulk' || n, 50000
  FROM generate_series(1, ${DEPOSITS}) n;
  INSERT INTO withdrawal (member, bank_id, amount, status, created_at, paid_at)
  SELECT ${ownOr(book, OWN_EACH.deposits)}, 1, 10000, CASE WHEN n % ${PAID_EACH} = 0 THEN 'paid' ELSE 'rejected' END,
    ${spread(DEPOSITS)}, ${spread(DEPOSITS)}
  FROM generate_series(1, ${DEPOSITS}) n;
  INSERT INTO member_bank (member, bank_code, account_number, name, status, created_at, decided_at)
  VALUES ('${book.uuid}', 'KBANK', '9234567890', 'long history', 'approved', now(), now()),
    ('${book.unpaid}', 'KBANK', '9234567891', 'never paid', 'approved', now(), now())`;

/** The postings of deposits, of stakes in games, of what was paid out, and of commissions for the slips of friends. */
export const otherMoney = (uuid: string): readonly string[] => [
  `SELECT 'DEPOSIT', id::text, account, credited_amount, created_at, 'house-bank' FROM deposit JOIN bettor USING (member)`,
  `SELECT 'BET_GAME', id::text, account, amount, created_at, 'house-games' FROM game_operation JOIN bettor USING (member)`,
  `SELECT 'WITHDRAW', id::text, account, -amount, created_at, 'house-bank' FROM withdrawal JOIN bettor USING (member)
    WHERE status = 'paid'`,
  `SELECT 'AF_COMMISSION', poy_id::text, a.id, total * 6 / 1000, at + interval '1 day', 'house-grants'
    FROM planned JOIN member f ON f.uuid = planned.member AND f.referrer = '${uuid}'
    JOIN account a ON a.owner = f.referrer AND a.kind = 'af' WHERE planned.status IN ('won', 'lost')`,
];

/** So many members were invited by the one with the long history. */
export const friends = (uuid: string) =>
  `UPDATE member SET referrer = '${uuid}' WHERE user_name BETWEEN 'bulk001000' AND 'bulk001049'`;

export const games = (book: BookOfYears) => `
  INSERT INTO game_round (partner, round, member, status, staked, returned, opened_at, ended_at)
  SELECT 'demo', 'bulk' || n, ${ownOr(book, OWN_EACH.plays)}, 'settled', 1000, 0, ${spread(PLAYS)}, ${spread(PLAYS)}
  FROM generate_series(1, ${PLAYS}) n;
  INSERT INTO game_operation (partner, transaction_id, member, round, operation, amount, body_hash, balance, created_at)
  SELECT partner, round, member, id, 'bet', -staked, 'none', 0, opened_at FROM game_round WHERE round LIKE 'bulk%';
  INSERT INTO game_player (partner, member) SELECT DISTINCT partner, member FROM game_round WHERE round LIKE 'bulk%'`;

export const habits = (book: BookOfYears) => `
  INSERT INTO session (member, device_id, user_agent, address, started_at, seen_at, acted_at, ended_at)
  SELECT ${ownOr(book, OWN_EACH.sessions)}, 'bulk' || n, 'bulk', '127.9.9.9', ${spread(SESSIONS)}, ${spread(SESSIONS)},
    ${spread(SESSIONS)}, ${spread(SESSIONS)}
  FROM generate_series(1, ${SESSIONS}) n;
  INSERT INTO number_set (member, name, rows, updated_at)
  SELECT ${ownOr(book, OWN_EACH.sessions)}, 'bulk' || n, '[{"option": "teng_bon_2", "number": "47"}]', now()
  FROM generate_series(1, ${SESSIONS / 10}) n;
  INSERT INTO ying (bet_id, seq, member, number, ms, alias, row_hash)
  SELECT bet_id, seq, (SELECT member FROM bettor WHERE at = seq % 1000), lpad((seq * 37 % 100000)::text, 5, '0'),
    epoch_ms(open_at) + seq, 'bulk', md5(bet_id || seq) || md5(bet_id)
  FROM round, generate_series(1, 40) seq WHERE bet_group = 'yeekee' AND status = 'settled';
  INSERT INTO idempotency (member, call, key, body_hash, created_at)
  SELECT ${ownOr(book, OWN_EACH.sessions)}, 'bulk', 'bulk' || n, 'none', now() FROM generate_series(1, ${SESSIONS}) n;
  INSERT INTO player_limit (member, deposit_month, loss_month, stake_month)
  VALUES ('${book.uuid}', 100000000000, 100000000000, 100000000000)`;
