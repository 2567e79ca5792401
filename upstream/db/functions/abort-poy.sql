-- Cancels a whole slip, or says why not: the decision and all its writes, one statement for the caller.
-- Locks in the order of place_poy: the round together with others, the member's account, the slip, what was sold by number.
-- p_lead_ms: how long before the planned close, which never moves later, a slip of this market can be cancelled; null where it never can.
-- The account's lock serialises the member's cancels, so that each is counted against the day's limit.
-- Returns {} or {fault, details}.
CREATE OR REPLACE FUNCTION abort_poy(p_member uuid, p_poy_id uuid, p_lead_ms bigint, p_most_a_day int)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_bet_id text;
  v_round round;
  v_account account;
  v_poy poy;
  v_now timestamptz;
  v_until timestamptz;
  v_today timestamptz;
  v_movement bigint;
BEGIN
  SELECT bet_id INTO v_bet_id FROM poy WHERE poy_id = p_poy_id AND member = p_member;
  IF NOT FOUND THEN
    RETURN jsonb_build_object('fault', 'not-found');
  END IF;
  PERFORM share_round(v_bet_id);
  SELECT * INTO STRICT v_round FROM round WHERE bet_id = v_bet_id;
  SELECT * INTO STRICT v_account FROM account WHERE owner = p_member AND kind = 'cash' FOR UPDATE;
  SELECT * INTO STRICT v_poy FROM poy WHERE poy_id = p_poy_id FOR UPDATE;

  -- The clock is read once the locks are held: whoever closes or settles the round waits for this, or it for them.
  v_now := app_now();
  v_until := v_round.planned_close_at - p_lead_ms * interval '1 millisecond';
  IF v_poy.status <> 'accepted' THEN
    RETURN jsonb_build_object('fault', 'poy-not-cancellable', 'details',
      jsonb_build_object('why', 'status', 'status', v_poy.status));
  ELSIF v_until IS NULL THEN
    RETURN jsonb_build_object('fault', 'poy-not-cancellable', 'details', jsonb_build_object('why', 'never'));
  ELSIF v_now >= v_until OR v_round.status NOT IN ('open', 'suspended') THEN
    RETURN jsonb_build_object('fault', 'poy-not-cancellable', 'details', jsonb_build_object(
      'why', 'too-late', 'lateByMs', greatest(0, epoch_ms(v_now) - epoch_ms(v_until))));
  END IF;
  v_today := span_start('day', v_now);
  IF (SELECT count(*) FROM poy WHERE member = p_member AND cancelled_at >= v_today
      AND cancelled_at < v_today + interval '1 day') >= p_most_a_day THEN
    RETURN jsonb_build_object('fault', 'poy-cancel-limit-reached', 'details', jsonb_build_object(
      'limit', p_most_a_day, 'againAtMs', epoch_ms(v_today + interval '1 day')));
  END IF;

  UPDATE poy SET status = 'cancelled', cancelled_at = v_now WHERE poy_id = p_poy_id;
  PERFORM lock_sold(v_bet_id, array_agg(option), array_agg(number)) FROM poy_line WHERE poy_id = p_poy_id;
  UPDATE exposure e SET stake = e.stake - n.stake, payout = e.payout - n.payout
    FROM (SELECT option, number, sum(price) AS stake, sum(price * multiply_hundredths / 100) AS payout
      FROM poy_line WHERE poy_id = p_poy_id GROUP BY option, number) n
    WHERE e.bet_id = v_bet_id AND e.option = n.option AND e.number = n.number;
  PERFORM 1 FROM set_sale s
    WHERE s.bet_id = v_bet_id AND s.number IN (SELECT l.number FROM set_line l WHERE l.poy_id = p_poy_id)
    ORDER BY s.number FOR UPDATE;
  UPDATE set_sale s SET sold = s.sold - n.sets
    FROM (SELECT number, sum(sets)::int AS sets FROM set_line WHERE poy_id = p_poy_id GROUP BY number) n
    WHERE s.bet_id = v_bet_id AND s.number = n.number;

  v_movement := post_movement('ABORT_POY', p_poy_id::text, 'member',
    ARRAY[v_account.id, (SELECT id FROM account WHERE owner IS NULL AND kind = 'house-stakes')],
    ARRAY[v_poy.total, -v_poy.total]);
  IF v_movement IS NULL THEN
    RAISE EXCEPTION 'slip % was given back before', p_poy_id;
  END IF;
  INSERT INTO outbox (channel, event, message) VALUES
    ('private-' || p_member, 'poy-update', jsonb_build_object('poyId', p_poy_id, 'status', 'cancelled'));
  RETURN '{}'::jsonb;
END $$;
