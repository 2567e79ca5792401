-- Pays every slip of a round with the given status whose number is above p_after and not above p_last: the win to
-- winners, the stake back on a void. Set-based; UNIQUE (kind, ref) makes a second payment of a slip impossible.
-- Locks the members' accounts by id; they are found by their owners, whom an index knows. Returns what was paid, satang.
CREATE OR REPLACE FUNCTION pay_block(
  p_bet_id text, p_status text, p_kind text, p_reason text, p_after bigint, p_last bigint
) RETURNS bigint LANGUAGE plpgsql SET enable_nestloop = off SET jit = off AS $$
DECLARE
  v_house bigint;
  v_owners uuid[];
  v_paid bigint;
BEGIN
  SELECT array_agg(DISTINCT member), coalesce(sum(CASE WHEN p_status = 'won' THEN win ELSE total END), 0)
    INTO v_owners, v_paid
    FROM poy WHERE bet_id = p_bet_id AND status = p_status AND poy_no > p_after AND poy_no <= p_last;
  IF v_owners IS NULL THEN
    RETURN 0;
  END IF;
  SELECT id INTO STRICT v_house FROM account WHERE owner IS NULL AND kind = 'house-stakes';
  PERFORM 1 FROM account WHERE kind = 'cash' AND owner = ANY (v_owners) ORDER BY id FOR UPDATE;
  WITH due AS (
    SELECT poy_no, poy_id, member, CASE WHEN p_status = 'won' THEN win ELSE total END AS amount
    FROM poy WHERE bet_id = p_bet_id AND status = p_status AND poy_no > p_after AND poy_no <= p_last
  ), posted AS (
    INSERT INTO movement (kind, ref, reason, created_at)
      SELECT p_kind, poy_id::text, p_reason, app_now() FROM due ORDER BY poy_no RETURNING id, ref
  ), paid AS (
    SELECT m.id AS movement, a.id AS account, d.amount,
      a.balance + sum(d.amount) OVER (PARTITION BY a.id ORDER BY d.poy_no) AS balance_after
    FROM posted m
    JOIN due d ON d.poy_id = m.ref::uuid
    JOIN account a ON a.owner = d.member AND a.kind = 'cash' AND a.owner = ANY (v_owners)
  ), entries AS (
    INSERT INTO entry (movement, account, amount, balance_after)
      SELECT movement, account, amount, balance_after FROM paid
      UNION ALL SELECT movement, v_house, -amount, NULL FROM paid
  )
  UPDATE account a SET balance = a.balance + due.amount, version = a.version + due.slips
    FROM (SELECT account, count(*) AS slips, sum(amount) AS amount FROM paid GROUP BY account) due
    WHERE a.id = due.account AND a.owner = ANY (v_owners);
  PERFORM announce_money(owner) FROM unnest(v_owners) AS owner;
  RETURN v_paid;
END $$;
