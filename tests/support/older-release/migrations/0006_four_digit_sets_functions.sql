CREATE TRIGGER set_line_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON set_line EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Accepts a slip of four-digit sets or says why not: the whole decision and all its writes, one statement.
-- Locks as place_poy does: the round (shared), the member's account, then what is sold, by number.
-- Prices in satang. Returns {poyId}, or {short: [{number, left}]}, or {fault, details}.
CREATE FUNCTION place_sets(
  p_member uuid, p_bet_id text, p_bet_name text, p_key text, p_body_hash text, p_kind text,
  p_numbers text[], p_sets int[], p_price bigint, p_quota int
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_round round;
  v_account account;
  v_now timestamptz;
  v_known record;
  v_short jsonb;
  v_total bigint;
  v_poy_id uuid := gen_random_uuid();
  v_poy_no bigint;
  v_movement bigint;
BEGIN
  SELECT * INTO v_round FROM round
    WHERE bet_id = p_bet_id AND bet_group = 'set_4' AND bet_name = p_bet_name FOR SHARE;
  IF NOT FOUND THEN
    RETURN jsonb_build_object('fault', 'not-found');
  END IF;
  SELECT * INTO STRICT v_account FROM account WHERE owner = p_member AND kind = 'cash' FOR UPDATE;

  SELECT poy_id, body_hash INTO v_known FROM poy WHERE member = p_member AND key = p_key;
  IF FOUND THEN
    IF v_known.body_hash <> p_body_hash THEN
      RETURN jsonb_build_object('fault', 'idempotency-mismatch');
    END IF;
    RETURN jsonb_build_object('poyId', v_known.poy_id);
  END IF;

  -- The clock is read once the locks are held: whoever closes the round waits for us, or we for him.
  v_now := app_now();
  IF v_round.status = 'suspended' THEN
    RETURN jsonb_build_object('fault', 'round-suspended');
  ELSIF v_round.status = 'void' THEN
    RETURN jsonb_build_object('fault', 'round-void');
  ELSIF v_round.status <> 'open' OR v_now >= v_round.close_at THEN
    RETURN jsonb_build_object('fault', 'round-closed', 'details',
      jsonb_build_object('lateByMs', greatest(0, epoch_ms(v_now) - epoch_ms(v_round.close_at))));
  ELSIF v_now < v_round.open_at THEN
    RETURN jsonb_build_object('fault', 'round-not-open', 'details',
      jsonb_build_object('openAtMs', epoch_ms(v_round.open_at)));
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
  INSERT INTO poy (poy_id, poy_no, member, bet_id, key, body_hash, total, created_at, receipt)
    SELECT v_poy_id, v_poy_no, p_member, p_bet_id, p_key, p_body_hash, v_total, v_now,
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

  INSERT INTO movement (kind, ref, created_at) VALUES (p_kind, v_poy_id::text, v_now) RETURNING id INTO v_movement;
  UPDATE account SET balance = balance - v_total, version = version + 1 WHERE id = v_account.id;
  INSERT INTO entry (movement, account, amount, balance_after) VALUES
    (v_movement, v_account.id, -v_total, v_account.balance - v_total),
    (v_movement, (SELECT id FROM account WHERE owner IS NULL AND kind = 'house-stakes'), v_total, NULL);
  PERFORM announce_money(p_member);
  RETURN jsonb_build_object('poyId', v_poy_id);
END $$;
--> statement-breakpoint
-- Settles a closed four-digit round: each set wins the tier that its number has in the draw, once. Only the
-- caller that moves the round from closed to settled does anything; killed half-way it did nothing.
CREATE FUNCTION settle_sets(p_bet_id text, p_kind text, p_tiers text[], p_numbers text[], p_prizes bigint[])
RETURNS bigint LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  UPDATE round SET status = 'settled', settled_at = app_now()
    WHERE bet_id = p_bet_id AND status = 'closed' AND result IS NOT NULL;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  INSERT INTO winner (bet_id, option, number)
    SELECT p_bet_id, t, n FROM unnest(p_tiers, p_numbers) AS w (t, n) ON CONFLICT DO NOTHING;
  UPDATE poy p SET win = coalesce(w.win, 0), status = CASE WHEN w.win > 0 THEN 'won' ELSE 'lost' END
    FROM poy q LEFT JOIN (
      SELECT l.poy_id, sum(l.sets * x.prize) AS win
      FROM poy s
      JOIN set_line l ON l.poy_id = s.poy_id
      JOIN unnest(p_numbers, p_prizes) AS x (number, prize) ON x.number = l.number
      WHERE s.bet_id = p_bet_id AND s.status = 'accepted'
      GROUP BY l.poy_id
    ) w ON w.poy_id = q.poy_id
    WHERE p.poy_id = q.poy_id AND q.bet_id = p_bet_id AND q.status = 'accepted';
  PERFORM announce_poys(p_bet_id);
  RETURN pay_poys(p_bet_id, 'won', p_kind, NULL);
END $$;
