/**
 * A year of a small house, laid down in 60 days: 5,000 members, every market's rounds, slips of two lines each (sets of
 * one), 200,000 deposits. Some members and rounds are far busier than others, and some numbers are everybody's.
 */
import pg from "pg";

const members = 5_000;
export const days = 60;
const deposits = 200_000;

/** Rounds of each market and day; those of shots run all day. */
const rounds = `
  INSERT INTO round (bet_id, bet_group, bet_type, bet_name, name, service_date, open_at, close_at, result_at,
    status, result, settled_at)
  SELECT market.bet_type || '-' || day::date || '-' || n, bet_group, market.bet_type, bet_name, name, day::date,
    day - interval '20 hours', day + n * interval '15 minutes', day + n * interval '15 minutes',
    'settled', CASE WHEN bet_group = 'set_4' THEN '{"draw4": "1234"}'::jsonb
      ELSE '{"top3": "123", "bottom2": "45"}'::jsonb END, day + n * interval '15 minutes'
  FROM (SELECT DISTINCT ON (bet_type) bet_group, bet_type, bet_name, name FROM round ORDER BY bet_type, bet_id) market,
    generate_series(now()::date - ${days}, now()::date - 1, interval '1 day') day,
    generate_series(1, CASE WHEN bet_group = 'yeekee' THEN 88 ELSE 1 END) n
  ON CONFLICT DO NOTHING`;

const people = `
  WITH made AS (
    INSERT INTO member (user_name, phone_number, password_hash, created_at)
    SELECT 'bulk' || lpad(n::text, 5, '0'), '+66855' || lpad(n::text, 6, '0'), 'none', now() - n * interval '17 minutes'
    FROM generate_series(1, ${members}) n RETURNING uuid)
  INSERT INTO account (owner, kind, balance)
  SELECT uuid, kind, 0 FROM made, unnest(ARRAY['cash', 'af', 'pending']) kind`;

/** The newest slip has the highest number, as in life; the last day's wait for their results. */
const slips = (count) => `
  CREATE TEMP TABLE who AS
    SELECT uuid, (row_number() OVER (ORDER BY user_name) - 1)::int AS at FROM member WHERE user_name LIKE 'bulk%';
  CREATE UNIQUE INDEX ON who (at);
  CREATE TEMP TABLE what AS
    SELECT bet_id, bet_group, service_date - (now()::date - ${days}) AS day,
      (row_number() OVER (PARTITION BY service_date ORDER BY md5(bet_id)) - 1)::int AS at,
      (count(*) OVER (PARTITION BY service_date))::int AS of_day
    FROM round WHERE service_date >= now()::date - ${days} AND service_date < now()::date AND status = 'settled';
  CREATE UNIQUE INDEX ON what (day, at);
  ANALYZE who; ANALYZE what;
  CREATE TEMP TABLE planned AS
    SELECT n, (n::bigint * ${days} / ${count + 1})::int AS day,
      floor(${members} * power(random(), 2))::int AS member_at, power(random(), 2) AS round_at, random() AS luck
    FROM generate_series(1, ${count}) n;
  INSERT INTO poy (member, bet_id, key, body_hash, total, win, status, created_at, receipt)
  SELECT who.uuid, what.bet_id, 'bulk' || n, 'none', 2000 + 100 * (n % 197), CASE WHEN state = 'won' THEN 90000 ELSE 0 END,
    state, now()::date - ${days} + n * interval '${days} days' / ${count}, md5(n::text) || md5(n::text)
  FROM planned
  JOIN who ON who.at = member_at
  JOIN (SELECT DISTINCT day, of_day FROM what) sizes USING (day)
  JOIN what ON what.day = planned.day AND what.at = floor(sizes.of_day * round_at)::int,
  LATERAL (SELECT CASE WHEN planned.day = ${days - 1} AND luck < 0.95 THEN 'accepted' WHEN luck < 0.90 THEN 'lost'
    WHEN luck < 0.97 THEN 'won' WHEN luck < 0.99 THEN 'cancelled' ELSE 'refunded' END AS state) s
  ORDER BY n`;

/** A fifth of the lines are of ten numbers that everybody plays. */
const lines = `
  INSERT INTO poy_line (poy_id, seq, ref, add, option, number, price, min, max, multiply_hundredths)
  SELECT poy_id, seq, 'l' || seq, 1, CASE WHEN digits = 3 THEN 'teng_bon_3' WHEN digits = 2 AND poy_no % 2 = 0
      THEN 'teng_bon_2' WHEN digits = 2 THEN 'teng_lang_2' ELSE 'teng_bon_1' END,
    lpad(floor(power(10, digits) * CASE WHEN random() < 0.2 THEN floor(random() * 10) / 10 ELSE random() END)::int::text,
      digits, '0'), 1000, 100, 100000, 9000
  FROM poy JOIN round USING (bet_id), generate_series(1, 2) seq, LATERAL (SELECT (1 + (poy_no + seq) % 3)::int AS digits) d
  WHERE key LIKE 'bulk%' AND bet_group <> 'set_4';
  INSERT INTO set_line (poy_id, seq, number, sets, price)
  SELECT poy_id, 1, lpad(floor(random() * 10000)::int::text, 4, '0'), 1, 12000
  FROM poy JOIN round USING (bet_id) WHERE key LIKE 'bulk%' AND bet_group = 'set_4'`;

const money = `
  INSERT INTO deposit (member, channel, bank_id, prepare_amount, prepare_index, prepare_total, status, created_at,
    expires_at, ended_at, feed_ref, credited_amount)
  SELECT who.uuid, (ARRAY['fast', 'qrcode', 'truemoney'])[1 + n % 3], 1, 50000, 0, 50000 + n % 100, state,
    made, made + interval '15 minutes', made + interval '3 minutes', CASE WHEN state = 'credited' THEN 'bulk' || n END,
    CASE WHEN state = 'credited' THEN 50000 END
  FROM generate_series(1, ${deposits}) n
  JOIN who ON who.at = n * 7919::bigint % ${members},
  LATERAL (SELECT now() - (${deposits} - n) * interval '${days} days' / ${deposits} AS made,
    CASE WHEN n > ${deposits - 60} THEN 'claimed' WHEN n % 10 = 0 THEN 'expired' WHEN n % 50 = 1 THEN 'cancelled'
      WHEN n % 100 = 3 THEN 'rejected' ELSE 'credited' END AS state) s;
  INSERT INTO deposit_report (deposit_id, amount, transferred_at, reported_at)
  SELECT id, prepare_total, created_at, created_at FROM deposit WHERE status IN ('claimed', 'rejected')`;

/**
 * Fills the database of a service whose tables stand. Triggers and foreign keys are off for it: the rows are made as
 * the service would leave them, but for the movements of money, which no list here reads.
 */
export async function fill(url, count) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET session_replication_role = replica; SET work_mem = '256MB'; SELECT setseed(0.5)");
    for (const step of [people, rounds, slips(count), lines, money]) await client.query(step);
    await client.query("VACUUM (ANALYZE)");
  } finally {
    await client.end();
  }
}

/** Members, rounds and slips to ask for, of all sizes. */
export async function samples(url, count) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const column = async (query) => (await client.query(query)).rows.map((row) => Object.values(row)[0]);
    return {
      members: await column(
        `SELECT uuid FROM member WHERE user_name LIKE 'bulk%' ORDER BY md5(user_name) LIMIT ${count}`,
      ),
      rounds:
        await column(`SELECT bet_id FROM round WHERE EXISTS (SELECT FROM poy WHERE poy.bet_id = round.bet_id)
        ORDER BY md5(bet_id) LIMIT ${count}`),
      poyNos: await column(`SELECT poy_no::int FROM poy ORDER BY md5(poy_no::text) LIMIT ${count}`),
      types: await column(`SELECT DISTINCT bet_type FROM round ORDER BY 1`),
      slips: Number((await column("SELECT count(*) FROM poy"))[0]),
    };
  } finally {
    await client.end();
  }
}
