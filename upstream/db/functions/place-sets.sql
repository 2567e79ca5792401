-- Accepts a slip of four-digit sets or says why not: the whole decision and all its writes, one statement.
-- Locks as place_poy does: the round together with others, the member's account, then what is sold, by number.
-- Prices in satang. Returns {poyId}, or {short: [{number, left}]}, or {fault, details}.
-- A member's own bounds come before the numbers: what they refuse touches nothing that others wait for.
CREATE OR REPLACE FUNCTION place_sets(
  p_member uuid, p_bet_id text, p_bet_name text, p_key text, p_body_hash text, p_kind text,
  p_numbers text[], p_sets int[], p_price bigint, p_quota int
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_round round;
  v_account account;
  v_now timestamptz;
  v_known jsonb;
  v_closed jsonb;
  v_bound jsonb;
  v_short jsonb;
  v_total bigint;
  v_poy_id uuid := gen_random_uuid();
  v_poy_no bigint;
BEGIN
  PERFORM share_round(p_bet_id);
  SELECT * INTO v_round FROM round WHERE bet_id = p_bet_id AND bet_group = 'set_4' AND bet_name = p_bet_name;
  IF NOT FOUND THEN
    RETURN jsonb_build_object('fault', 'not-found');
  END IF;
  SELECT * INTO STRICT v_account FROM account WHERE owner = p_member AND kind = 'cash' FOR UPDATE;

  v_known := known_poy(p_member, p_key, p_body_hash);
  IF v_known IS NOT NULL THEN
    RETURN v_known;
  END IF;

  -- The clock is read once the locks are held: whoever closes the round waits for this slip, or it for them.
  v_now := app_now();
  v_closed := round_gate(v_round, v_now);
  IF v_closed IS NOT NULL THEN
    RETURN v_closed;
  END IF;

  IF EXISTS (SELECT 1 FROM player_limit WHERE member = p_member) THEN
    v_bound := refuse_stake(p_member, (SELECT sum(s) * p_price FROM unnest(p_sets) AS s)::bigint, v_now);
    IF v_bound IS NOT NULL THEN
      RETURN v_bound;
    END IF;
  END IF;

  INSERT INTO set_sale (bet_id, number)
    SELECT DISTINCT p_bet_id, n FROM unnest(p_numbers) AS line (n) ORDER BY n
    ON CONFLICT DO NOTHING;
  PERFORM 1 FROM set_sale WHERE bet_id = p_bet_id AND number = ANY (p_numbers) ORDER BY number FOR UPDATE;

  SELECT jsonb_agg(jsonb_build_object('number', n.number, 'left', n.remaining) ORDER BY n.seq)
    INTO v_short
    FROM (
      SELECT asked.number, asked.sets, asked.seq,
        greatest(0, coalesce(own.sets, p_quota) - sale.sold) AS remaining
      FROM (SELECT l.number, sum(l.sets) AS sets, min(l.seq) AS seq
        FROM unnest(p_numbers, p_sets) WITH ORDINALITY AS l (number, sets, seq) GROUP BY l.number) asked
      JOIN set_sale sale ON sale.bet_id = p_bet_id AND sale.number = asked.number
      LEFT JOIN set_limit own ON own.bet_id = p_bet_id AND own.number = asked.number
    ) n
    WHERE n.sets > n.remaining;
  IF v_short IS NOT NULL THEN
    RETURN jsonb_build_object('short', v_short);
  END IF;
  SELECT sum(s) * p_price INTO v_total FROM unnest(p_sets) AS s;
  IF v_account.balance < v_total THEN
    RETURN jsonb_build_object('fault', 'balance-too-low', 'details',
      jsonb_build_object('balance', v_account.balance, 'needed', v_total));
  END IF;

  v_poy_no := nextval('poy_poy_no_seq');
  INSERT INTO poy (poy_id, poy_no, member, bet_id, key, body_hash, total, created_at, is_late, receipt)
    SELECT v_poy_id, v_poy_no, p_member, p_bet_id, p_key, p_body_hash, v_total, v_now,
      v_now >= v_round.planned_close_at,
      encode(sha256(convert_to(
        v_poy_no || '|' || p_bet_id || '|' || epoch_ms(v_now) || '|' || v_total || '|' ||
        string_agg(number || ':' || sets || ':' || sets * p_price, ';' ORDER BY seq), 'UTF8')), 'hex')
    FROM unnest(p_numbers, p_sets) WITH ORDINALITY AS l (number, sets, seq);
  INSERT INTO set_line (poy_id, seq, number, sets, price)
    SELECT v_poy_id, seq, number, sets, sets * p_price
    FROM unnest(p_numbers, p_sets) WITH ORDINALITY AS l (number, sets, seq);
  UPDATE set_sale sale SET sold = sale.sold + asked.sets
    FROM (SELECT number, sum(sets) AS sets FROM unnest(p_numbers, p_sets) AS l (number, sets) GROUP BY number) asked
    WHERE sale.bet_id = p_bet_id AND sale.number = asked.number;

  PERFORM post_stake(v_account, p_kind, v_poy_id, v_total, v_now);
  RETURN jsonb_build_object('poyId', v_poy_id);
END $$;
