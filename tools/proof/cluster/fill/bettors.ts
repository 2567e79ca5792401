/** So many members with empty accounts, who never sign in. */
export const people = (many: number) => `
  WITH made AS (
    INSERT INTO member (user_name, phone_number, password_hash, created_at)
    SELECT 'bulk' || lpad(n::text, 6, '0'), '+6685' || lpad(n::text, 7, '0'), 'none', now() - interval '400 days'
    FROM generate_series(1, ${many}) n RETURNING uuid)
  INSERT INTO account (owner, kind, balance)
  SELECT uuid, kind, 0 FROM made, unnest(ARRAY['cash', 'af', 'pending']) kind`;

/** The temporary table of those who bet: by number, the named members first, from 0, with the account of their cash. */
export const bettors = (...named: readonly string[]) => `
  CREATE TEMP TABLE bettor AS
    SELECT a.owner AS member, a.id AS account,
      (row_number() OVER (ORDER BY array_position('{${named}}'::uuid[], m.uuid), m.user_name) - 1)::int AS at
    FROM member m JOIN account a ON a.owner = m.uuid AND a.kind = 'cash'
    WHERE m.uuid = ANY ('{${named}}') OR m.user_name LIKE 'bulk%';
  CREATE UNIQUE INDEX ON bettor (at);
  ANALYZE bettor`;
