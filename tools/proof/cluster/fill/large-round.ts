/** A round of many slips of five lines, two of a hundred of which win by their first line. */
export interface LargeRound {
  betId: string;
  betGroup: string;
  slips: number;
  members: number;
}

export const LINES = 5;
/** Satang */
const PRICE = 100;
const WINS_EACH = 50;
/** The first bettor has one slip in so many, which wins: some in every block of a settlement. */
const FIRST_EACH = 1_000;
/** Hundredths, of the option that wins and of the other lines */
const RATES = { wins: 9_000, loses: 80_000 };
export const RESULT = { top3: "547", bottom2: "00" };
const WINNING = RESULT.top3.slice(1);

export const winnersOf = ({ slips }: LargeRound): number => Math.floor(slips / WINS_EACH);
/** Satang that each winning slip pays. */
export const PAYS = (PRICE * RATES.wins) / 100;

export const plannedSlips = ({ betId, betGroup, slips, members }: LargeRound) => `
  CREATE TEMP TABLE planned AS
    SELECT n, gen_random_uuid() AS poy_id, b.member, '${betId}' AS bet_id, '${betGroup}' AS bet_group,
      ${LINES * PRICE}::bigint AS total, 0::bigint AS win, 'accepted' AS status,
      now() - interval '1 hour' + n * interval '3 milliseconds' AS at
    FROM generate_series(1, ${slips}) n
    JOIN bettor b ON b.at = CASE WHEN n % ${FIRST_EACH} = 0 THEN 0 ELSE 1 + n % ${members} END`;

/** Numbers below the winning ones lose. */
export const plannedLines = `
  INSERT INTO poy_line (poy_id, seq, ref, add, option, number, price, min, max, multiply_hundredths)
  SELECT poy_id, seq, 'l' || seq, seq, CASE seq WHEN 1 THEN 'teng_bon_2' ELSE 'teng_bon_3' END,
    CASE WHEN seq > 1 THEN lpad(((n * 7 + seq * 131) % 500)::text, 3, '0')
      WHEN n % ${WINS_EACH} = 0 THEN '${WINNING}' ELSE lpad((n % ${Number(WINNING)})::text, 2, '0') END,
    ${PRICE}, 100, 500000, CASE seq WHEN 1 THEN ${RATES.wins} ELSE ${RATES.loses} END
  FROM planned, generate_series(1, ${LINES}) seq ORDER BY n, seq`;
