-- Pays every slip of a round with the given status: the win to winners, the stake back on a void. Set-based;
-- UNIQUE (kind, ref) makes a second payment of a slip impossible.
CREATE OR REPLACE FUNCTION pay_poys(p_bet_id text, p_status text, p_kind text, p_reason text) RETURNS bigint
LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  v_house bigint;
  v_paid bigint;
BEGIN
  SELECT id INTO STRICT v_house FROM account WHERE owner IS NULL AND kind = 'house-stakes';
  PERFORM 1 FROM account a
    WHERE a.kind = 'cash' AND a.owner IN (SELECT member FROM poy WHERE bet_id = p_bet_id AND status = p_status)
    ORDER BY a.id FOR UPDATE;
  INSERT INTO movement (kind, ref, reason, created_at)
    SELECT p_kind, poy_id::text, p_reason, app_now() FROM poy WHERE bet_id = p_bet_id AND status = p_status
    ORDER BY poy_no;
  WITH paid AS (
    SELECT m.id AS movement, a.id AS account, d.amount,
      a.balance + sum(d.amount) OVER (PARTITION BY a.id ORDER BY d.poy_no) AS balance_after
    FROM (SELECT poy_no, poy_id, member, CASE WHEN p_status = 'won' THEN win ELSE total END AS amount
      FROM poy WHERE bet_id = p_bet_id AND status = p_status) d
    JOIN account a ON a.owner = d.member AND a.kind = 'cash'
    JOIN movement m ON m.kind = p_kind AND m.ref = d.poy_id::text
  )
  INSERT INTO entry (movement, account, amount, balance_after)
    SELECT movement, account, amount, balance_after FROM paid
    UNION ALL SELECT movement, v_house, -amount, NULL FROM paid;
  UPDATE account a SET balance = a.balance + due.amount, version = a.version + due.slips
    FROM (SELECT member, count(*) AS slips, sum(CASE WHEN p_status = 'won' THEN win ELSE total END) AS amount
      FROM poy WHERE bet_id = p_bet_id AND status = p_status GROUP BY member) due
    WHERE a.owner = due.member AND a.kind = 'cash';
  SELECT coalesce(sum(CASE WHEN p_status = 'won' THEN win ELSE total END), 0) INTO v_paid
    FROM poy WHERE bet_id = p_bet_id AND status = p_status;
  PERFORM announce_money(member) FROM poy WHERE bet_id = p_bet_id AND status = p_status GROUP BY member;
  RETURN v_paid;
END $$;
