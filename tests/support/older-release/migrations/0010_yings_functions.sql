-- What is written of shots and draws stays as it was written.
CREATE TRIGGER ying_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ying EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ying_draw_stays BEFORE DELETE OR TRUNCATE ON ying_draw EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A draw only goes forward: its commitment never changes, from the freeze on neither does its list, and what is
-- written later is written once.
CREATE FUNCTION refuse_redraw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.bet_id, OLD.seed, OLD.commitment, OLD.with_system_shot, OLD.opened_at)
      IS DISTINCT FROM (NEW.bet_id, NEW.seed, NEW.commitment, NEW.with_system_shot, NEW.opened_at)
    OR OLD.beacon_chain IS DISTINCT FROM NEW.beacon_chain
    OR (OLD.frozen_at IS NOT NULL
      AND (OLD.shots, OLD.sum, OLD.last_ms, OLD.demo_shots, OLD.frozen_at, OLD.list_hash)
        IS DISTINCT FROM (NEW.shots, NEW.sum, NEW.last_ms, NEW.demo_shots, NEW.frozen_at, NEW.list_hash))
    OR (OLD.beacon IS NOT NULL AND (OLD.beacon, OLD.beacon_round, OLD.beacon_signature)
      IS DISTINCT FROM (NEW.beacon, NEW.beacon_round, NEW.beacon_signature))
    OR (OLD.revealed_at IS NOT NULL AND (OLD.revealed_at, OLD.system_shot)
      IS DISTINCT FROM (NEW.revealed_at, NEW.system_shot)) THEN
    RAISE EXCEPTION 'a draw is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ying_draw_forward BEFORE UPDATE ON ying_draw FOR EACH ROW EXECUTE FUNCTION refuse_redraw();
--> statement-breakpoint
CREATE FUNCTION refuse_late_shot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM ying_draw WHERE bet_id = NEW.bet_id AND frozen_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the list is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ying_before_freeze BEFORE INSERT ON ying FOR EACH ROW EXECUTE FUNCTION refuse_late_shot();
--> statement-breakpoint
-- Commits to the draw of every round of the given markets that has opened: the seed is made here, from the
-- database's own strong randomness, and only its hash is told. Returns how many were opened.
CREATE FUNCTION open_ying_draws(p_bet_types text[], p_with_system_shot boolean[], p_beacon_chain text) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := app_now();
  v_opened int;
BEGIN
  WITH due AS MATERIALIZED (
    SELECT r.bet_id, market.with_system_shot, sha256(
      uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) ||
      uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) AS seed
    FROM round r
    JOIN unnest(p_bet_types, p_with_system_shot) AS market (bet_type, with_system_shot) USING (bet_type)
    WHERE r.close_at BETWEEN v_now - interval '1 hour' AND v_now + interval '26 hours'
      AND r.open_at <= v_now AND r.result_at > v_now AND r.status IN ('open', 'suspended', 'closed')
      AND NOT EXISTS (SELECT 1 FROM ying_draw d WHERE d.bet_id = r.bet_id)
  ), opened AS (
    INSERT INTO ying_draw (bet_id, seed, commitment, with_system_shot, beacon_chain, opened_at)
      SELECT bet_id, encode(seed, 'hex'), encode(sha256(seed), 'hex'), with_system_shot, p_beacon_chain, v_now
      FROM due ORDER BY bet_id
      ON CONFLICT DO NOTHING RETURNING bet_id
  ), told AS (
    INSERT INTO outbox (channel, event, message)
      SELECT 'round-' || bet_id, 'round-update', jsonb_build_object(
        'betId', bet_id,
        'status', CASE WHEN r.status <> 'closed' AND r.close_at <= v_now THEN 'closed' ELSE r.status END,
        'unixTimeStamp', jsonb_build_object(
          'openTime', epoch_ms(r.open_at) / 1000,
          'realCloseTime', epoch_ms(r.close_at) / 1000,
          'realResultTime', epoch_ms(r.result_at) / 1000))
      FROM opened JOIN round r USING (bet_id)
  )
  SELECT count(*) INTO v_opened FROM opened;
  RETURN v_opened;
END $$;
--> statement-breakpoint
-- Takes a shot or says why not: the whole decision and all its writes, one statement for the caller.
-- Locks: the round (shared, as slips do), the member, the draw. The draw's lock makes the order of receipt, and
-- the clock is read under it, so that a later seq never has an earlier millisecond.
-- Without a member it is one of the box's own shots. Returns {seq, row, rowHash} or {fault, details}.
CREATE FUNCTION shoot(
  p_member uuid, p_bet_id text, p_key text, p_number text, p_alias text, p_cool_down_ms bigint
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_round round;
  v_draw ying_draw;
  v_known ying;
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
--> statement-breakpoint
-- Rounds of shots that a downtime left behind: their shooting ended more than the grace ago and nobody ended it.
-- Where nobody bet and nobody shot they are voided here at once, however many; the others by their own jobs.
CREATE FUNCTION void_missed_rounds(p_grace_ms bigint, p_reason text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_before timestamptz := app_now() - p_grace_ms * interval '1 millisecond';
  v_voided int;
BEGIN
  WITH missed AS (
    SELECT j.id, j.ref FROM job j
    WHERE j.kind = 'freeze' AND j.done_at IS NULL AND j.due_at < v_before
      AND NOT EXISTS (SELECT 1 FROM poy p WHERE p.bet_id = j.ref)
      AND NOT EXISTS (SELECT 1 FROM ying y WHERE y.bet_id = j.ref)
    ORDER BY j.id FOR UPDATE SKIP LOCKED
  ), voided AS (
    UPDATE round SET status = 'void', reason = p_reason
      WHERE bet_id IN (SELECT ref FROM missed) AND status IN ('open', 'suspended', 'closed') AND result IS NULL
      RETURNING bet_id
  ), done AS (
    UPDATE job SET done_at = app_now()
      WHERE done_at IS NULL AND kind IN ('close', 'freeze') AND ref IN (SELECT bet_id FROM voided)
  )
  SELECT count(*) INTO v_voided FROM voided;
  RETURN v_voided;
END $$;
