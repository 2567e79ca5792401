/**
 * Slips and their money, from the temporary table `planned` (n, poy_id, member, bet_id, bet_group, total, win, status,
 * at; satang) with a row for each slip and `bettor` with those who bet. Lines are made apart.
 */
export const slips = `
  INSERT INTO poy (poy_id, member, bet_id, key, body_hash, total, win, status, created_at, receipt)
  SELECT poy_id, member, bet_id, 'bulk' || n, 'none', total, win, status, at, md5(n::text) || md5(n::text)
  FROM planned ORDER BY n`;

/** What the lines of these rounds sold; the round `betId` alone, or all. */
export const exposures = (betId?: string) => `
  INSERT INTO exposure (bet_id, option, number, stake, payout)
  SELECT p.bet_id, option, number, sum(price), sum(price * multiply_hundredths / 100)
  FROM planned p JOIN poy_line l USING (poy_id) ${betId ? `WHERE p.bet_id = '${betId}'` : ""}
  GROUP BY 1, 2, 3`;

/**
 * A first credit of everybody (satang), every stake and every win, posted in the order of time.
 * @param more further postings: kind, ref, account, amount, at, against
 */
export const money = (credit: number, more: readonly string[] = []) => `
  CREATE TEMP TABLE posting AS
    SELECT (SELECT coalesce(max(id), 0) FROM movement) + row_number() OVER (ORDER BY made.at, made.ref) AS movement,
      made.*
    FROM (
      SELECT 'ADMIN_INCREASE' AS kind, 'bulk-' || member AS ref, account, ${credit}::bigint AS amount,
        (SELECT min(at) FROM planned) - interval '1 day' AS at, 'house-grants' AS against FROM bettor
      UNION ALL SELECT 'BET_' || upper(bet_group), poy_id::text, account, -total, planned.at, 'house-stakes'
        FROM planned JOIN bettor USING (member)
      UNION ALL SELECT 'WIN_' || upper(bet_group), poy_id::text, account, win, planned.at + interval '1 day', 'house-stakes'
        FROM planned JOIN bettor USING (member) WHERE status = 'won'
      ${more.map((postings) => `UNION ALL ${postings}`).join(" ")}
    ) made;
  INSERT INTO movement (id, kind, ref, created_at) SELECT movement, kind, ref, at FROM posting ORDER BY movement;
  SELECT setval(pg_get_serial_sequence('movement', 'id'), max(id)) FROM movement;
  INSERT INTO entry (movement, account, amount, balance_after)
    SELECT movement, p.account, amount, a.balance + sum(amount) OVER (PARTITION BY p.account ORDER BY movement)
    FROM posting p JOIN account a ON a.id = p.account
    UNION ALL SELECT movement, h.id, -amount, NULL
    FROM posting JOIN account h ON h.owner IS NULL AND h.kind = against
    ORDER BY 1;
  UPDATE account a SET balance = a.balance + sum.amount, version = a.version + sum.entries
  FROM (SELECT account, sum(amount) AS amount, count(*) AS entries FROM posting GROUP BY account) sum
  WHERE a.id = sum.account`;
