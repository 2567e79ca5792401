-- Rewards for the stakes of a settled round: commissions to referrers for each friend's slip, points to members.
-- Only the caller that inserts the round's row does anything; a kill half-way leaves nothing.
-- Refunded, cancelled and void slips bring nothing. UNIQUE (kind, ref) makes a second commission of a slip
-- impossible.
-- Locks: the referrers' accounts by id, then the members by uuid; a settlement under way holds none of these for
-- long.
CREATE OR REPLACE FUNCTION pay_round_rewards(p_bet_id text, p_kind text, p_per_mille bigint, p_satang_per_point bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_house bigint;
BEGIN
  INSERT INTO round_reward (bet_id, created_at)
    SELECT bet_id, app_now() FROM round WHERE bet_id = p_bet_id AND status = 'settled'
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  SELECT id INTO STRICT v_house FROM account WHERE owner IS NULL AND kind = 'house-grants';
  PERFORM 1 FROM account a
    WHERE a.kind = 'af' AND a.owner IN (
      SELECT f.referrer FROM poy p JOIN member f ON f.uuid = p.member
      WHERE p.bet_id = p_bet_id AND p.status IN ('won', 'lost') AND p.total * p_per_mille / 1000 > 0)
    ORDER BY a.id FOR UPDATE;
  WITH posted AS (
    INSERT INTO movement (kind, ref, created_at)
      SELECT p_kind, p.poy_id::text, app_now() FROM poy p JOIN member f ON f.uuid = p.member
      WHERE p.bet_id = p_bet_id AND p.status IN ('won', 'lost') AND f.referrer IS NOT NULL
        AND p.total * p_per_mille / 1000 > 0
      ORDER BY p.poy_no
      ON CONFLICT (kind, ref) DO NOTHING RETURNING id, ref
  ), paid AS (
    SELECT m.id AS movement, a.id AS account, a.owner, p.total * p_per_mille / 1000 AS amount,
      a.balance + sum(p.total * p_per_mille / 1000) OVER (PARTITION BY a.id ORDER BY m.id) AS balance_after
    FROM posted m
    JOIN poy p ON p.poy_id = m.ref::uuid
    JOIN member f ON f.uuid = p.member
    JOIN account a ON a.owner = f.referrer AND a.kind = 'af'
  ), entries AS (
    INSERT INTO entry (movement, account, amount, balance_after)
      SELECT movement, account, amount, balance_after FROM paid
      UNION ALL SELECT movement, v_house, -amount, NULL FROM paid
  )
  UPDATE account a SET balance = a.balance + due.amount, version = a.version + due.slips
    FROM (SELECT account, count(*) AS slips, sum(amount) AS amount FROM paid GROUP BY account) due
    WHERE a.id = due.account;
  PERFORM announce_money(f.referrer) FROM poy p JOIN member f ON f.uuid = p.member
    WHERE p.bet_id = p_bet_id AND p.status IN ('won', 'lost') AND f.referrer IS NOT NULL
      AND p.total * p_per_mille / 1000 > 0
    GROUP BY f.referrer;

  PERFORM 1 FROM member
    WHERE uuid IN (SELECT member FROM poy WHERE bet_id = p_bet_id AND status IN ('won', 'lost'))
    ORDER BY uuid FOR NO KEY UPDATE;
  UPDATE member m SET
      loyalty_point = m.loyalty_point + ((m.loyalty_remainder + staked.total) / p_satang_per_point)::int,
      loyalty_remainder = (m.loyalty_remainder + staked.total) % p_satang_per_point
    FROM (SELECT member, sum(total)::bigint AS total FROM poy
      WHERE bet_id = p_bet_id AND status IN ('won', 'lost') GROUP BY member) staked
    WHERE m.uuid = staked.member;
  RETURN true;
END $$;
