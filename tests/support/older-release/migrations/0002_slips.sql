-- The rate of a number now: an operator's limit or the share that its sales have left, whichever is lower.
CREATE FUNCTION sold_share(p_bet_type text, p_option text, p_sold bigint) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT percent FROM sale_tier
    WHERE bet_type = p_bet_type AND option = p_option AND sold_from <= p_sold
    ORDER BY sold_from DESC LIMIT 1), 100)
$$;
--> statement-breakpoint
-- One line of a slip with the verdict on it; a null refusal lets it pass.
CREATE TYPE judged_line AS (
  seq bigint, ref text, add int, option text, number text, price bigint, bet_min bigint, bet_max bigint,
  rate int, refusal jsonb
);
--> statement-breakpoint
-- Accepts a slip or says why not: the whole decision and all its writes, one statement for the caller.
-- Locks: the round (shared), the member's account, the exposure rows by option and number.
-- Money in satang, multipliers in hundredths. Returns {poyId} or {fault, details}.
CREATE FUNCTION place_poy(
  p_member uuid, p_bet_id text, p_key text, p_body_hash text, p_note text, p_kind text,
  p_refs text[], p_adds int[], p_options text[], p_numbers text[], p_prices bigint[], p_multiplies int[]
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_round round;
  v_account account;
  v_now timestamptz;
  v_known record;
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
-- Pays every slip of a round that bears a status: its win to the winners, its stake back on a void.
-- Set-based; UNIQUE (kind, ref) makes a second payment of a slip impossible.
CREATE FUNCTION pay_poys(p_bet_id text, p_status text, p_kind text, p_reason text) RETURNS bigint
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
--> statement-breakpoint
CREATE FUNCTION announce_poys(p_bet_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (channel, event, message)
    SELECT 'private-' || member, 'poy-update', jsonb_build_object('poyId', poy_id, 'status', status)
    FROM poy WHERE bet_id = p_bet_id AND status <> 'cancelled' ORDER BY poy_no
$$;
--> statement-breakpoint
-- Settles a closed round against its winning numbers. Only the caller that moves it from closed to settled
-- does anything; killed half-way it did nothing. Lines are read, never written.
CREATE FUNCTION settle_round(p_bet_id text, p_kind text, p_options text[], p_numbers text[]) RETURNS bigint
LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  UPDATE round SET status = 'settled', settled_at = app_now()
    WHERE bet_id = p_bet_id AND status = 'closed' AND result IS NOT NULL;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  INSERT INTO winner (bet_id, option, number)
    SELECT p_bet_id, o, n FROM unnest(p_options, p_numbers) AS w (o, n) ON CONFLICT DO NOTHING;
  UPDATE poy p SET win = coalesce(w.win, 0), status = CASE WHEN w.win > 0 THEN 'won' ELSE 'lost' END
    FROM poy q LEFT JOIN (
      SELECT l.poy_id, sum(l.price * l.multiply_hundredths / 100) AS win
      FROM poy s
      JOIN poy_line l ON l.poy_id = s.poy_id
      JOIN winner x ON x.bet_id = p_bet_id AND x.option = l.option AND x.number = l.number
      WHERE s.bet_id = p_bet_id AND s.status = 'accepted'
      GROUP BY l.poy_id
    ) w ON w.poy_id = q.poy_id
    WHERE p.poy_id = q.poy_id AND q.bet_id = p_bet_id AND q.status = 'accepted';
  PERFORM announce_poys(p_bet_id);
  RETURN pay_poys(p_bet_id, 'won', p_kind, NULL);
END $$;
--> statement-breakpoint
-- Voids a round that has not been settled and gives every stake back, with the reason.
CREATE FUNCTION void_round(p_bet_id text, p_reason text) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  UPDATE round SET status = 'void', reason = p_reason
    WHERE bet_id = p_bet_id AND status IN ('open', 'suspended', 'closed');
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  UPDATE poy SET status = 'refunded' WHERE bet_id = p_bet_id AND status = 'accepted';
  PERFORM announce_poys(p_bet_id);
  RETURN pay_poys(p_bet_id, 'refunded', 'ABORT_POY', p_reason);
END $$;
