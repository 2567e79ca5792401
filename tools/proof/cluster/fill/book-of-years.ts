/**
 * A book of a year: slips of five lines over every market's rounds, with their money and notices, of members of whom
 * some bet far more than others. One member has a history that is long in everything.
 */
export interface BookOfYears {
  slips: number;
  members: number;
  /** The member with the long history */
  uuid: string;
  /** The member who was never paid out */
  unpaid: string;
  /** How many of the slips are each one's, and of these in one round that takes bets */
  own: number;
  ownInOpen: number;
  openBetId: string;
}

const DAYS = 365;
const LINES = 5;

/** One slip in so many is the one's, the next one the other's. */
const each = (book: BookOfYears) => Math.floor(book.slips / (book.own - book.ownInOpen));

/** A row a slip, satang; the two members' slips in the open round are the newest. */
export const plannedSlips = (book: BookOfYears) => `
  CREATE TEMP TABLE what AS
    SELECT bet_id, bet_group, service_date - (now()::date - ${DAYS}) AS day, close_at,
      (row_number() OVER (PARTITION BY service_date ORDER BY md5(bet_id)) - 1)::int AS at,
      (count(*) OVER (PARTITION BY service_date))::int AS of_day
    FROM round WHERE service_date >= now()::date - ${DAYS} AND service_date < now()::date AND status = 'settled';
  CREATE UNIQUE INDEX ON what (day, at);
  ANALYZE what;
  CREATE TEMP TABLE planned AS
    WITH drawn AS MATERIALIZED (
      SELECT n, (n::bigint * ${DAYS} / ${book.slips + 1})::int AS day, random() AS luck, random() AS round_at,
        CASE WHEN n % ${each(book)} < 2 THEN n % ${each(book)}
          ELSE 2 + floor(${book.members} * power(random(), 2))::int END AS bettor_at
      FROM generate_series(1, ${book.slips}) n)
    SELECT n, gen_random_uuid() AS poy_id, b.member, what.bet_id, what.bet_group, ${LINES * 1_000}::bigint AS total,
      CASE WHEN luck < 0.03 THEN 90000 ELSE 0 END::bigint AS win,
      CASE WHEN luck < 0.03 THEN 'won' WHEN luck < 0.05 THEN 'cancelled' ELSE 'lost' END AS status,
      what.close_at - interval '2 hours' * luck AS at
    FROM drawn
    JOIN bettor b ON b.at = bettor_at
    JOIN (SELECT DISTINCT day, of_day FROM what) sizes USING (day)
    JOIN what ON what.day = drawn.day AND what.at = floor(sizes.of_day * round_at)::int
    UNION ALL
    SELECT ${book.slips} + n, gen_random_uuid(), b.member, bet_id, bet_group, ${LINES * 1_000}, 0, 'accepted',
      now() - interval '1 hour' + n * interval '1 second'
    FROM generate_series(1, ${book.ownInOpen}) n, bettor b, round
    WHERE b.at < 2 AND bet_id = '${book.openBetId}'`;

/** Settled rounds of every market and day of the year; of those of shots a dozen a day. */
export const rounds = `
  INSERT INTO round (bet_id, bet_group, bet_type, bet_name, name, service_date, open_at, close_at, result_at, status,
    result, settled_at)
  SELECT market.bet_type || '-' || day::date || '-' || n, bet_group, market.bet_type, bet_name, name, day::date,
    day - interval '20 hours', day + n * interval '2 hours', day + n * interval '2 hours',
    'settled', CASE WHEN bet_group = 'set_4' THEN '{"draw4": "1234"}'::jsonb
      ELSE '{"top3": "123", "bottom2": "45"}'::jsonb END, day + n * interval '2 hours'
  FROM (SELECT DISTINCT ON (bet_type) bet_group, bet_type, bet_name, name FROM round WHERE bet_type <> 'gov'
      ORDER BY bet_type, bet_id) market,
    generate_series(now()::date - ${DAYS}, now()::date - 1, interval '1 day') day,
    generate_series(1, CASE WHEN bet_group = 'yeekee' THEN 12 ELSE 1 END) n
  ON CONFLICT DO NOTHING`;

export const lines = `
  INSERT INTO poy_line (poy_id, seq, ref, add, option, number, price, min, max, multiply_hundredths)
  SELECT poy_id, seq, 'l' || seq, seq, CASE WHEN digits = 3 THEN 'teng_bon_3' ELSE 'teng_bon_2' END,
    lpad(floor(power(10, digits) * random())::int::text, digits, '0'), 1000, 100, 100000, 9000
  FROM planned, generate_series(1, ${LINES}) seq, LATERAL (SELECT (2 + (n + seq) % 2)::int AS digits) d
  WHERE bet_group <> 'set_4';
  INSERT INTO set_line (poy_id, seq, number, sets, price)
  SELECT poy_id, 1, lpad(floor(random() * 10000)::int::text, 4, '0'), 1, total FROM planned WHERE bet_group = 'set_4'`;

/** A notice a decided slip, read but for those of the last days. */
export const notices = `
  INSERT INTO notification (member, at, kind, facts, read_at)
  SELECT member, at + interval '1 day', status, jsonb_build_object('poyId', poy_id::text, 'poyNo', n::text,
    'betGroup', bet_group, 'betType', 'th_open', 'amount', '50.00'),
    CASE WHEN at < now() - interval '4 days' THEN at + interval '1 day' END
  FROM planned WHERE status IN ('won', 'lost') ORDER BY n`;
