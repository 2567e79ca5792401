-- Accepts a slip or says why not: the whole decision and all its writes, one statement for the caller.
-- Locks: the round together with other slips (lock_round), the member's account, the exposure rows by option and
-- number.
-- Money in satang, multipliers in hundredths. Returns {poyId} or {fault, details}.
-- A member's own bounds come before the numbers: what they refuse touches nothing that others wait for.
CREATE OR REPLACE FUNCTION place_poy(
  p_member uuid, p_bet_id text, p_key text, p_body_hash text, p_note text, p_kind text,
  p_refs text[], p_adds int[], p_options text[], p_numbers text[], p_prices bigint[], p_multiplies int[]
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_round round;
  v_account account;
  v_now timestamptz;
  v_known jsonb;
  v_closed jsonb;
  v_bound jsonb;
  v_lines judged_line[];
  v_refused jsonb;
  v_total bigint;
  v_poy_id uuid := gen_random_uuid();
  v_poy_no bigint;
BEGIN
  PERFORM share_round(p_bet_id);
  SELECT * INTO v_round FROM round WHERE bet_id = p_bet_id;
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
    v_bound := refuse_stake(p_member, (SELECT sum(p) FROM unnest(p_prices) AS p)::bigint, v_now);
    IF v_bound IS NOT NULL THEN
      RETURN v_bound;
    END IF;
  END IF;

  INSERT INTO exposure (bet_id, option, number)
    SELECT DISTINCT p_bet_id, line.option, line.number
    FROM unnest(p_options, p_numbers) AS line (option, number)
    JOIN round_rate r ON r.bet_id = p_bet_id AND r.option = line.option AND r.multiply_hundredths > 0
    ORDER BY 2, 3
    ON CONFLICT DO NOTHING;
  PERFORM lock_sold(p_bet_id, p_options, p_numbers);

  WITH line AS (
    SELECT * FROM unnest(p_refs, p_adds, p_options, p_numbers, p_prices, p_multiplies)
      WITH ORDINALITY AS l (ref, add, option, number, price, seen, seq)
  ), had AS MATERIALIZED ( -- Once, by the member's own slips: not for each number, and not by all who bet on it.
    SELECT b.option, b.number, sum(b.price) AS stake FROM poy p JOIN poy_line b ON b.poy_id = p.poy_id
    WHERE p.member = p_member AND p.bet_id = p_bet_id AND p.status = 'accepted'
    GROUP BY b.option, b.number
  ), number_now AS (
    SELECT n.option, n.number, n.asked, r.bet_min, r.bet_max, r.member_max, r.multiply_hundredths AS base,
      lim.multiply_hundredths AS own_limit,
      -- In bigint: a rate in hundredths times a share in per cent passes what an integer holds.
      -- The row is found by its key: a join would read all numbers of the round for the few of a slip.
      (r.multiply_hundredths::bigint * sold_share(v_round.bet_type, n.option, (SELECT e.stake FROM exposure e
        WHERE e.bet_id = p_bet_id AND e.option = n.option AND e.number = n.number)) / 100)::int AS tier_rate,
      coalesce(had.stake, 0) AS had
    FROM (SELECT option, number, sum(price) AS asked FROM line GROUP BY option, number) n
    JOIN round_rate r ON r.bet_id = p_bet_id AND r.option = n.option AND r.multiply_hundredths > 0
    LEFT JOIN number_limit lim ON lim.bet_id = p_bet_id AND lim.option = n.option AND lim.number = n.number
    LEFT JOIN had ON had.option = n.option AND had.number = n.number
  ), rated AS (
    SELECT l.*, n.*, least(coalesce(n.own_limit, n.base), n.tier_rate) AS rate
    FROM line l LEFT JOIN (SELECT option AS o, number AS n, asked, bet_min, bet_max, member_max, base, own_limit, tier_rate, had
      FROM number_now) n ON n.o = l.option AND n.n = l.number
  )
  SELECT array_agg(ROW(seq, ref, add, option, number, price, bet_min, bet_max, rate,
    CASE
      WHEN base IS NULL THEN jsonb_build_object('reason', 'option-unknown')
      WHEN price < bet_min OR price > bet_max
        THEN jsonb_build_object('reason', 'price-out-of-range', 'min', bet_min, 'max', bet_max)
      WHEN own_limit = 0 THEN jsonb_build_object('reason', 'number-closed')
      WHEN tier_rate = 0 THEN jsonb_build_object('reason', 'sale-limit', 'left', 0)
      WHEN had + asked > member_max
        THEN jsonb_build_object('reason', 'member-cap', 'max', member_max, 'left', greatest(0, member_max - had))
      WHEN rate < seen THEN jsonb_build_object('reason', 'rate-changed', 'from', seen, 'to', rate)
    END)::judged_line ORDER BY seq)
    INTO v_lines FROM rated;

  SELECT jsonb_agg(refusal || jsonb_build_object('ref', ref) ORDER BY seq) FILTER (WHERE refusal IS NOT NULL), sum(price)
    INTO v_refused, v_total FROM unnest(v_lines);
  IF v_refused IS NOT NULL THEN
    RETURN jsonb_build_object('fault', 'poy-lines-rejected', 'details', jsonb_build_object('lines', v_refused));
  ELSIF v_account.balance < v_total THEN
    RETURN jsonb_build_object('fault', 'balance-too-low', 'details',
      jsonb_build_object('balance', v_account.balance, 'needed', v_total));
  END IF;

  v_poy_no := nextval('poy_poy_no_seq');
  INSERT INTO poy (poy_id, poy_no, member, bet_id, key, body_hash, total, note, created_at, is_late, receipt)
    SELECT v_poy_id, v_poy_no, p_member, p_bet_id, p_key, p_body_hash, v_total, p_note, v_now,
      v_now >= v_round.planned_close_at,
      encode(sha256(convert_to(
        v_poy_no || '|' || p_bet_id || '|' || epoch_ms(v_now) || '|' || v_total || '|' ||
        string_agg(option || ':' || number || ':' || price || ':' || rate, ';' ORDER BY seq), 'UTF8')), 'hex')
    FROM unnest(v_lines);
  INSERT INTO poy_line (poy_id, seq, ref, add, option, number, price, min, max, multiply_hundredths)
    SELECT v_poy_id, seq, ref, add, option, number, price, bet_min, bet_max, rate FROM unnest(v_lines);
  -- The rows are there: so each is found by its key.
  INSERT INTO exposure AS e (bet_id, option, number, stake, payout)
    SELECT p_bet_id, option, number, sum(price), sum(price * rate / 100) FROM unnest(v_lines) GROUP BY option, number
    ON CONFLICT (bet_id, option, number) DO UPDATE SET stake = e.stake + excluded.stake, payout = e.payout + excluded.payout;

  PERFORM post_stake(v_account, p_kind, v_poy_id, v_total, v_now);
  RETURN jsonb_build_object('poyId', v_poy_id);
END $$;
