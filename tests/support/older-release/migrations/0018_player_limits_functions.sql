-- Limits that members set for themselves, decided where money is decided. Money in satang, times in Bangkok.

-- When the day, week (from Monday) and month of an instant began.
CREATE FUNCTION span_start(p_span text, p_at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (date_trunc(p_span, p_at AT TIME ZONE 'UTC' + interval '7 hours') - interval '7 hours') AT TIME ZONE 'UTC'
$$;
--> statement-breakpoint
-- What a member has staked in the running day, week and month; slips that were given back do not count.
CREATE FUNCTION staked_within(p_member uuid, p_now timestamptz) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[
    coalesce(sum(total) FILTER (WHERE created_at >= span_start('day', p_now)), 0),
    coalesce(sum(total) FILTER (WHERE created_at >= span_start('week', p_now)), 0),
    coalesce(sum(total) FILTER (WHERE created_at >= span_start('month', p_now)), 0)
  ]::bigint[]
  FROM poy
  WHERE member = p_member AND status NOT IN ('cancelled', 'refunded')
    AND created_at >= least(span_start('week', p_now), span_start('month', p_now))
$$;
--> statement-breakpoint
-- Stakes minus what came back of them (wins, prizes, refunds) in the running day, week and month: what is still
-- open counts as lost until its result. Below zero for who has won more.
CREATE FUNCTION lost_within(p_member uuid, p_now timestamptz) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[
    coalesce(-sum(e.amount) FILTER (WHERE m.created_at >= span_start('day', p_now)), 0),
    coalesce(-sum(e.amount) FILTER (WHERE m.created_at >= span_start('week', p_now)), 0),
    coalesce(-sum(e.amount) FILTER (WHERE m.created_at >= span_start('month', p_now)), 0)
  ]::bigint[]
  FROM account a
  JOIN entry e ON e.account = a.id
  JOIN movement m ON m.id = e.movement
  WHERE a.owner = p_member AND a.kind = 'cash'
    AND (m.kind ^@ 'BET_' OR m.kind ^@ 'WIN_' OR m.kind IN ('ABORT_POY', 'YING_WIN'))
    AND m.created_at >= least(span_start('week', p_now), span_start('month', p_now))
$$;
--> statement-breakpoint
-- What a member has put in in the running day, week and month, without the satang that only tell requests apart,
-- and what he has announced and not sent yet.
CREATE FUNCTION deposited_within(p_member uuid, p_now timestamptz) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[
    live.amount + coalesce(sum(came.amount) FILTER (WHERE came.at >= span_start('day', p_now)), 0),
    live.amount + coalesce(sum(came.amount) FILTER (WHERE came.at >= span_start('week', p_now)), 0),
    live.amount + coalesce(sum(came.amount) FILTER (WHERE came.at >= span_start('month', p_now)), 0)
  ]::bigint[]
  FROM (SELECT coalesce(sum(prepare_amount), 0) AS amount FROM deposit
    WHERE member = p_member AND status IN ('waiting', 'claimed')) live
  LEFT JOIN LATERAL (
    SELECT m.created_at AS at, e.amount - coalesce(d.prepare_index, 0) AS amount
    FROM account a
    JOIN entry e ON e.account = a.id
    JOIN movement m ON m.id = e.movement
    LEFT JOIN deposit d ON d.id = CASE WHEN m.ref ~ '^[0-9a-f-]{36}$' THEN m.ref::uuid END
    WHERE a.owner = p_member AND a.kind = 'cash' AND m.kind = 'DEPOSIT'
      AND m.created_at >= least(span_start('week', p_now), span_start('month', p_now))
  ) came ON true
  GROUP BY live.amount
$$;
--> statement-breakpoint
-- The widest span whose limit an amount more would pass, as a refusal; null when it passes none. Limits and what
-- is used of them by day, week and month.
CREATE FUNCTION limit_passed(p_fault text, p_limits bigint[], p_used bigint[], p_more bigint, p_now timestamptz)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('fault', p_fault, 'details', jsonb_build_object(
      'span', span.name, 'limit', span.bound, 'used', greatest(0, span.used),
      'untilMs', epoch_ms((((span_start(span.name, p_now) AT TIME ZONE 'UTC' + interval '7 hours')
        + ('1 ' || span.name)::interval) - interval '7 hours') AT TIME ZONE 'UTC')))
    FROM unnest(ARRAY['day', 'week', 'month'], p_limits, p_used) WITH ORDINALITY AS span (name, bound, used, width)
    WHERE span.used + p_more > span.bound
    ORDER BY span.width DESC LIMIT 1
$$;
--> statement-breakpoint
-- The refusal for who has excluded himself or takes a break; null for everybody else.
CREATE FUNCTION player_away(p_own player_limit, p_now timestamptz) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_own.self_excluded_until > p_now THEN jsonb_build_object('fault', 'self-excluded', 'details',
      jsonb_build_object('untilMs', epoch_ms(p_own.self_excluded_until)))
    WHEN p_own.time_out_until > p_now THEN jsonb_build_object('fault', 'time-out-running', 'details',
      jsonb_build_object('untilMs', epoch_ms(p_own.time_out_until)))
  END
$$;
--> statement-breakpoint
-- Why a member with bounds may not stake an amount now, or null. Its caller holds the member's account, so that
-- slips that are sent at once are counted one after the other; it is called only where there is a row.
CREATE FUNCTION refuse_stake(p_member uuid, p_stake bigint, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_own player_limit;
  v_refused jsonb;
BEGIN
  SELECT * INTO v_own FROM player_limit WHERE member = p_member;
  v_refused := player_away(v_own, p_now);
  IF v_refused IS NULL AND coalesce(v_own.stake_day, v_own.stake_week, v_own.stake_month) IS NOT NULL THEN
    v_refused := limit_passed('stake-limit-reached', ARRAY[v_own.stake_day, v_own.stake_week, v_own.stake_month],
      staked_within(p_member, p_now), p_stake, p_now);
  END IF;
  IF v_refused IS NULL AND coalesce(v_own.loss_day, v_own.loss_week, v_own.loss_month) IS NOT NULL THEN
    v_refused := limit_passed('loss-limit-reached', ARRAY[v_own.loss_day, v_own.loss_week, v_own.loss_month],
      lost_within(p_member, p_now), p_stake, p_now);
  END IF;
  RETURN v_refused;
END $$;
--> statement-breakpoint
-- Why a member may not announce a deposit now, or null. It takes the row of his bounds until the transaction ends,
-- so that requests that are made at once are counted one after the other. Money that was sent is never refused.
CREATE FUNCTION refuse_deposit(p_member uuid, p_amount bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_own player_limit;
  v_now timestamptz;
  v_refused jsonb;
BEGIN
  SELECT * INTO v_own FROM player_limit WHERE member = p_member FOR UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  v_now := app_now();
  v_refused := player_away(v_own, v_now);
  IF v_refused IS NULL AND coalesce(v_own.deposit_day, v_own.deposit_week, v_own.deposit_month) IS NOT NULL THEN
    v_refused := limit_passed('deposit-limit-reached',
      ARRAY[v_own.deposit_day, v_own.deposit_week, v_own.deposit_month],
      deposited_within(p_member, v_now), p_amount, v_now);
  END IF;
  RETURN v_refused;
END $$;
--> statement-breakpoint
-- Accepts a slip or says why not: the whole decision and all its writes, one statement for the caller.
-- Locks: the round (shared), the member's account, the exposure rows by option and number.
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
  v_known record;
  v_bound jsonb;
  v_lines judged_line[];
  v_refused jsonb;
  v_total bigint;
  v_poy_id uuid := gen_random_uuid();
  v_poy_no bigint;
  v_movement bigint;
BEGIN
  SELECT * INTO v_round FROM round WHERE bet_id = p_bet_id FOR SHARE;
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
  PERFORM 1 FROM exposure e
    WHERE e.bet_id = p_bet_id
      AND (e.option, e.number) IN (SELECT o, n FROM unnest(p_options, p_numbers) AS line (o, n))
    ORDER BY e.option, e.number FOR UPDATE;

  WITH line AS (
    SELECT * FROM unnest(p_refs, p_adds, p_options, p_numbers, p_prices, p_multiplies)
      WITH ORDINALITY AS l (ref, add, option, number, price, seen, seq)
  ), had AS (
    SELECT b.option, b.number, sum(b.price) AS stake FROM poy p JOIN poy_line b ON b.poy_id = p.poy_id
    WHERE p.member = p_member AND p.bet_id = p_bet_id AND p.status = 'accepted'
    GROUP BY b.option, b.number
  ), number_now AS (
    SELECT n.option, n.number, n.asked, r.bet_min, r.bet_max, r.member_max, r.multiply_hundredths AS base,
      lim.multiply_hundredths AS own_limit,
      r.multiply_hundredths * sold_share(v_round.bet_type, n.option, e.stake) / 100 AS tier_rate,
      coalesce(had.stake, 0) AS had
    FROM (SELECT option, number, sum(price) AS asked FROM line GROUP BY option, number) n
    JOIN round_rate r ON r.bet_id = p_bet_id AND r.option = n.option AND r.multiply_hundredths > 0
    JOIN exposure e ON e.bet_id = p_bet_id AND e.option = n.option AND e.number = n.number
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
  INSERT INTO poy (poy_id, poy_no, member, bet_id, key, body_hash, total, note, created_at, receipt)
    SELECT v_poy_id, v_poy_no, p_member, p_bet_id, p_key, p_body_hash, v_total, p_note, v_now,
      encode(sha256(convert_to(
        v_poy_no || '|' || p_bet_id || '|' || epoch_ms(v_now) || '|' || v_total || '|' ||
        string_agg(option || ':' || number || ':' || price || ':' || rate, ';' ORDER BY seq), 'UTF8')), 'hex')
    FROM unnest(v_lines);
  INSERT INTO poy_line (poy_id, seq, ref, add, option, number, price, min, max, multiply_hundredths)
    SELECT v_poy_id, seq, ref, add, option, number, price, bet_min, bet_max, rate FROM unnest(v_lines);
  UPDATE exposure e SET stake = e.stake + n.stake, payout = e.payout + n.payout
    FROM (SELECT option, number, sum(price) AS stake, sum(price * rate / 100) AS payout
      FROM unnest(v_lines) GROUP BY option, number) n
    WHERE e.bet_id = p_bet_id AND e.option = n.option AND e.number = n.number;

  INSERT INTO movement (kind, ref, created_at) VALUES (p_kind, v_poy_id::text, v_now) RETURNING id INTO v_movement;
  UPDATE account SET balance = balance - v_total, version = version + 1 WHERE id = v_account.id;
  INSERT INTO entry (movement, account, amount, balance_after) VALUES
    (v_movement, v_account.id, -v_total, v_account.balance - v_total),
    (v_movement, (SELECT id FROM account WHERE owner IS NULL AND kind = 'house-stakes'), v_total, NULL);
  PERFORM announce_money(p_member);
  RETURN jsonb_build_object('poyId', v_poy_id);
END $$;
--> statement-breakpoint
-- Accepts a slip of four-digit sets or says why not: the whole decision and all its writes, one statement.
-- Locks as place_poy does: the round (shared), the member's account, then what is sold, by number.
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
  v_known record;
  v_bound jsonb;
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
-- Takes a shot or says why not: the whole decision and all its writes, one statement for the caller.
-- Locks: the round (shared, as slips do), the member, the draw. The draw's lock makes the order of receipt, and
-- the clock is read under it, so that a later seq never has an earlier millisecond.
-- Without a member it is one of the box's own shots. Returns {seq, row, rowHash} or {fault, details}.
CREATE OR REPLACE FUNCTION shoot(
  p_member uuid, p_bet_id text, p_key text, p_number text, p_alias text, p_cool_down_ms bigint
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_round round;
  v_draw ying_draw;
  v_known ying;
  v_bound jsonb;
  v_now timestamptz;
  v_ms bigint;
  v_wait bigint;
  v_seq int;
  v_row text;
  v_row_hash text;
BEGIN
  SELECT * INTO v_round FROM round WHERE bet_id = p_bet_id FOR SHARE;
  IF NOT FOUND THEN
    RETURN jsonb_build_object('fault', 'not-found');
  END IF;
  PERFORM 1 FROM member WHERE uuid = p_member FOR NO KEY UPDATE;

  SELECT * INTO v_known FROM ying WHERE member = p_member AND key = p_key;
  IF FOUND THEN
    IF v_known.bet_id <> p_bet_id OR v_known.number <> p_number THEN
      RETURN jsonb_build_object('fault', 'idempotency-mismatch');
    END IF;
    RETURN jsonb_build_object('seq', v_known.seq, 'rowHash', v_known.row_hash, 'row', concat_ws('|',
      v_known.bet_id, v_known.seq, v_known.number, v_known.ms, v_known.alias));
  END IF;

  -- Shots can win prizes: a break and an exclusion stop them too.
  SELECT player_away(own, app_now()) INTO v_bound FROM player_limit own WHERE member = p_member;
  IF v_bound IS NOT NULL THEN
    RETURN v_bound;
  END IF;

  SELECT * INTO v_draw FROM ying_draw WHERE bet_id = p_bet_id FOR UPDATE;
  v_now := app_now();
  IF v_round.status = 'void' THEN
    RETURN jsonb_build_object('fault', 'round-void');
  ELSIF v_round.status = 'suspended' AND v_now < v_round.close_at THEN
    RETURN jsonb_build_object('fault', 'round-suspended');
  ELSIF v_round.status = 'settled' OR v_now >= v_round.result_at OR v_draw.frozen_at IS NOT NULL THEN
    RETURN jsonb_build_object('fault', 'shooting-closed', 'details',
      jsonb_build_object('lateByMs', greatest(0, epoch_ms(v_now) - epoch_ms(v_round.result_at))));
  ELSIF v_now < v_round.open_at OR v_draw.bet_id IS NULL THEN
    RETURN jsonb_build_object('fault', 'round-not-open', 'details',
      jsonb_build_object('openAtMs', epoch_ms(v_round.open_at)));
  END IF;

  v_ms := greatest(epoch_ms(v_now), v_draw.last_ms);
  SELECT ms + p_cool_down_ms - v_ms INTO v_wait FROM ying
    WHERE member = p_member AND ms <= v_ms ORDER BY ms DESC LIMIT 1;
  IF v_wait > 0 THEN
    RETURN jsonb_build_object('fault', 'shot-too-soon', 'details', jsonb_build_object('waitMs', v_wait));
  END IF;

  v_seq := v_draw.shots + 1;
  v_row := concat_ws('|', p_bet_id, v_seq, p_number, v_ms, p_alias);
  v_row_hash := encode(sha256(convert_to(v_row, 'UTF8')), 'hex');
  INSERT INTO ying (bet_id, seq, member, key, number, ms, alias, row_hash)
    VALUES (p_bet_id, v_seq, p_member, p_key, p_number, v_ms, p_alias, v_row_hash);
  UPDATE ying_draw SET shots = v_seq, sum = sum + p_number::int, last_ms = v_ms,
    demo_shots = demo_shots + CASE WHEN p_member IS NULL THEN 1 ELSE 0 END
    WHERE bet_id = p_bet_id;
  INSERT INTO outbox (channel, event, message) VALUES ('round-' || p_bet_id, 'ying', jsonb_build_object(
    'betId', p_bet_id, 'seq', v_seq, 'number', p_number, 'ms', v_ms, 'alias', p_alias, 'rowHash', v_row_hash));
  RETURN jsonb_build_object('seq', v_seq, 'row', v_row, 'rowHash', v_row_hash);
END $$;
