-- The log of draws and the witnesses stay as they were written.
CREATE TRIGGER draw_log_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON draw_log EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ying_witness_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ying_witness EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION sha256_hex(p_text text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- Appends to the public log of draws. Whoever appends holds the log until the transaction ends, so that every head
-- follows the one before, without a gap, however many processes write. Lock it last: after the round and its draw.
CREATE FUNCTION append_draw_log(p_kind text, p_bet_id text, p_seal text, p_list_hash text, p_witness_root text,
  p_witnesses int, p_late_ms int, p_reason text) RETURNS draw_log LANGUAGE plpgsql AS $$
DECLARE
  v_last draw_log;
  v_row draw_log;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('draw log'));
  SELECT * INTO v_last FROM draw_log ORDER BY seq DESC LIMIT 1;
  v_row.seq := coalesce(v_last.seq, 0) + 1;
  v_row.kind := p_kind;
  v_row.bet_id := p_bet_id;
  v_row.at := app_now();
  v_row.head_before := coalesce(v_last.head, repeat('0', 64));
  v_row.seal := p_seal;
  v_row.list_hash := p_list_hash;
  v_row.witness_root := p_witness_root;
  v_row.witnesses := p_witnesses;
  v_row.late_ms := p_late_ms;
  v_row.reason := p_reason;
  v_row.head := sha256_hex(concat_ws('|', 'log-3', v_row.head_before, p_kind, p_bet_id,
    p_seal, p_list_hash, p_witness_root, p_reason));
  INSERT INTO draw_log SELECT v_row.*;
  RETURN v_row;
END $$;
--> statement-breakpoint
-- A draw only goes forward: its seal never changes, from the freeze on neither does its list, and what is written
-- later is written once. Its work follows the freeze, after which nothing is void but for want of a promised beacon.
CREATE OR REPLACE FUNCTION refuse_redraw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.bet_id, OLD.seed, OLD.commitment, OLD.with_system_shot, OLD.opened_at)
      IS DISTINCT FROM (NEW.bet_id, NEW.seed, NEW.commitment, NEW.with_system_shot, NEW.opened_at)
    OR OLD.beacon_chain IS DISTINCT FROM NEW.beacon_chain
    OR (OLD.rules, OLD.steps, OLD.ends_at, OLD.sealed_beacon_round, OLD.seal)
      IS DISTINCT FROM (NEW.rules, NEW.steps, NEW.ends_at, NEW.sealed_beacon_round, NEW.seal)
    OR (OLD.frozen_at IS NOT NULL
      AND (OLD.shots, OLD.sum, OLD.last_ms, OLD.demo_shots, OLD.frozen_at, OLD.list_hash,
          OLD.witness_root, OLD.witness_count, OLD.head_before, OLD.head, OLD.frozen_late_ms)
        IS DISTINCT FROM (NEW.shots, NEW.sum, NEW.last_ms, NEW.demo_shots, NEW.frozen_at, NEW.list_hash,
          NEW.witness_root, NEW.witness_count, NEW.head_before, NEW.head, NEW.frozen_late_ms))
    OR (OLD.beacon IS NOT NULL AND (OLD.beacon, OLD.beacon_round, OLD.beacon_signature)
      IS DISTINCT FROM (NEW.beacon, NEW.beacon_round, NEW.beacon_signature))
    OR (OLD.w IS NOT NULL AND OLD.w IS DISTINCT FROM NEW.w)
    OR (NEW.w IS NOT NULL AND OLD.frozen_at IS NULL)
    OR (OLD.void_reason IS NOT NULL AND OLD.void_reason IS DISTINCT FROM NEW.void_reason)
    OR (OLD.rules IS NOT NULL AND OLD.frozen_at IS NOT NULL
      AND OLD.void_reason IS DISTINCT FROM NEW.void_reason
      AND (NEW.void_reason, OLD.revealed_at IS NULL, OLD.beacon_chain IS NOT NULL, OLD.beacon IS NULL)
        IS DISTINCT FROM ('beacon-missing', true, true, true))
    OR (OLD.void_reason IS NOT NULL AND (OLD.revealed_at, OLD.frozen_at, OLD.beacon)
      IS DISTINCT FROM (NEW.revealed_at, NEW.frozen_at, NEW.beacon))
    OR (OLD.revealed_at IS NOT NULL AND (OLD.revealed_at, OLD.system_shot)
      IS DISTINCT FROM (NEW.revealed_at, NEW.system_shot)) THEN
    RAISE EXCEPTION 'a draw is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP FUNCTION open_ying_draws(text[], boolean[], text);
--> statement-breakpoint
-- Seals the draw of every round of the given markets that has opened: the seed is made here, from the database's own
-- strong randomness, 32 bytes for each round, and only its hash is told. The seal, its entry in the log and the time
-- at which the result is promised are written with it. Rules, steps and how long after its last input a result is
-- promised stand beside each market. With a chain the first of its rounds that comes at or after the end of shooting
-- and p_beacon_after_ms is promised, too. Returns how many were opened.
CREATE FUNCTION open_ying_draws(p_bet_types text[], p_rules text[], p_steps int[], p_result_after_ms bigint[],
  p_beacon_chain text, p_genesis_ms bigint, p_period_ms bigint, p_beacon_after_ms bigint) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := app_now();
  v_opened int := 0;
  v_draw record;
BEGIN
  FOR v_draw IN
    WITH due AS MATERIALIZED (
      SELECT r.bet_id, market.rules, market.steps, market.result_after_ms, r.result_at AS ends_at, sha256(
        uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) ||
        uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) AS seed,
        greatest(1, (epoch_ms(r.result_at) + p_beacon_after_ms - p_genesis_ms + p_period_ms - 1) / p_period_ms + 1)
          AS beacon_round
      FROM round r
      JOIN unnest(p_bet_types, p_rules, p_steps, p_result_after_ms)
        AS market (bet_type, rules, steps, result_after_ms) USING (bet_type)
      WHERE r.close_at BETWEEN v_now - interval '1 hour' AND v_now + interval '26 hours'
        AND r.open_at <= v_now AND r.result_at > v_now AND r.status IN ('open', 'suspended', 'closed')
        AND NOT EXISTS (SELECT 1 FROM ying_draw d WHERE d.bet_id = r.bet_id)
      -- One that is being voided meanwhile is not sealed: its round is locked before the log, as everywhere.
      ORDER BY r.bet_id FOR NO KEY UPDATE OF r
    ), committed AS MATERIALIZED (
      SELECT *, encode(sha256(seed), 'hex') AS commitment,
        CASE WHEN p_beacon_chain IS NULL THEN '' ELSE beacon_round::text END AS beacon_number
      FROM due
    ), sealed AS (
      INSERT INTO ying_draw (bet_id, seed, commitment, with_system_shot, beacon_chain, opened_at,
          rules, steps, ends_at, sealed_beacon_round, seal)
        SELECT bet_id, encode(seed, 'hex'), commitment, true, p_beacon_chain, v_now,
          rules, steps, ends_at, beacon_number,
          sha256_hex('seal-3|' || bet_id || '|' || rules || '|' || steps || '|' || epoch_ms(ends_at) || '|' ||
            commitment || '|' || coalesce(p_beacon_chain, '') || '|' || beacon_number)
        FROM committed ORDER BY bet_id
        ON CONFLICT DO NOTHING RETURNING bet_id, seal
    )
    SELECT sealed.bet_id, sealed.seal, result_after_ms * interval '1 millisecond' + CASE
        WHEN p_beacon_chain IS NULL THEN ends_at
        ELSE to_timestamp((p_genesis_ms + (beacon_round - 1) * p_period_ms) / 1000.0) END AS result_due_at
      FROM sealed JOIN committed USING (bet_id) ORDER BY bet_id
  LOOP
    PERFORM append_draw_log('seal', v_draw.bet_id, v_draw.seal, NULL, NULL, NULL, NULL, NULL);
    WITH promised AS (
      UPDATE round SET result_due_at = v_draw.result_due_at WHERE bet_id = v_draw.bet_id RETURNING *
    )
    INSERT INTO outbox (channel, event, message)
      SELECT 'round-' || bet_id, 'round-update', jsonb_build_object(
        'betId', bet_id,
        'status', CASE WHEN status <> 'closed' AND close_at <= v_now THEN 'closed' ELSE status END,
        'unixTimeStamp', jsonb_build_object(
          'openTime', epoch_ms(open_at) / 1000,
          'realCloseTime', epoch_ms(close_at) / 1000,
          'shotsEndTime', epoch_ms(result_at) / 1000,
          'realResultTime', epoch_ms(result_due_at) / 1000))
      FROM promised;
    v_opened := v_opened + 1;
  END LOOP;
  RETURN v_opened;
END $$;
--> statement-breakpoint
-- Keeps the witnesses of running rounds. Shots and bets take none of these locks. A freeze takes the same lock alone:
-- it waits for those who are writing, and whoever comes while it reads the witnesses is not in.
CREATE FUNCTION keep_witnesses(p_bet_id text, p_values text[], p_most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_room bigint;
  v_kept int;
BEGIN
  IF NOT pg_try_advisory_xact_lock_shared(hashtextextended('witnesses ' || p_bet_id, 0)) THEN
    RETURN 0;
  END IF;
  SELECT p_most - count(*) INTO v_room FROM (SELECT FROM ying_witness WHERE bet_id = p_bet_id LIMIT p_most) AS kept;
  INSERT INTO ying_witness (bet_id, value)
    SELECT d.bet_id, given.value FROM ying_draw d, unnest(p_values) AS given (value)
    WHERE d.bet_id = p_bet_id AND d.rules IS NOT NULL AND d.frozen_at IS NULL AND d.void_reason IS NULL
      AND app_now() < d.ends_at
    LIMIT greatest(0, v_room)
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS v_kept = ROW_COUNT;
  RETURN v_kept;
END $$;
--> statement-breakpoint
-- A sealed round ends with a freeze or with a void, and the log tells of both. Once its list is frozen nobody voids
-- it, whoever asks, but for a promised beacon that its chain does not have; and its times stand in the seal.
-- The machine's own reasons are written on the draw before; without one it was an operator.
CREATE FUNCTION end_sealed_draw() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_draw ying_draw;
BEGIN
  SELECT * INTO v_draw FROM ying_draw WHERE bet_id = NEW.bet_id AND rules IS NOT NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  IF NEW.result_at <> v_draw.ends_at THEN
    RAISE EXCEPTION 'the end of shooting stands in the seal' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status = 'void' AND OLD.status <> 'void' THEN
    IF v_draw.frozen_at IS NOT NULL AND v_draw.void_reason IS DISTINCT FROM 'beacon-missing' THEN
      RAISE EXCEPTION 'a frozen draw is never voided' USING ERRCODE = 'restrict_violation';
    END IF;
    UPDATE ying_draw SET void_reason = coalesce(void_reason, 'operator') WHERE bet_id = NEW.bet_id
      RETURNING * INTO v_draw;
    PERFORM append_draw_log('void', NEW.bet_id, NULL, NULL, NULL, NULL, NULL, v_draw.void_reason);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER round_sealed_draw BEFORE UPDATE OF status, result_at ON round FOR EACH ROW
  WHEN (OLD.bet_group = 'yeekee' AND (OLD.result_at <> NEW.result_at OR (NEW.status = 'void' AND OLD.status <> 'void')))
  EXECUTE FUNCTION end_sealed_draw();
--> statement-breakpoint
-- Rounds of shots that a downtime left behind: their shooting ended more than the grace ago and nobody ended it.
-- Where nobody bet and nobody shot they are voided here at once, however many; the others by their own jobs.
CREATE OR REPLACE FUNCTION void_missed_rounds(p_grace_ms bigint, p_reason text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_before timestamptz := app_now() - p_grace_ms * interval '1 millisecond';
  v_missed text[];
  v_voided int;
BEGIN
  WITH missed AS (
    SELECT j.ref FROM job j
    WHERE j.kind = 'freeze' AND j.done_at IS NULL AND j.due_at < v_before
      AND NOT EXISTS (SELECT 1 FROM poy p WHERE p.bet_id = j.ref)
      AND NOT EXISTS (SELECT 1 FROM ying y WHERE y.bet_id = j.ref)
    ORDER BY j.id FOR UPDATE SKIP LOCKED
  )
  SELECT array_agg(ref) INTO v_missed FROM missed;
  PERFORM 1 FROM round WHERE bet_id = ANY (v_missed) ORDER BY bet_id FOR UPDATE;
  UPDATE ying_draw SET void_reason = p_reason
    WHERE bet_id = ANY (v_missed) AND rules IS NOT NULL AND frozen_at IS NULL AND void_reason IS NULL;
  WITH voided AS (
    UPDATE round SET status = 'void', reason = p_reason
      WHERE bet_id = ANY (v_missed) AND status IN ('open', 'suspended', 'closed') AND result IS NULL
      RETURNING bet_id
  ), done AS (
    UPDATE job SET done_at = app_now()
      WHERE done_at IS NULL AND kind IN ('close', 'freeze') AND ref IN (SELECT bet_id FROM voided)
  )
  SELECT count(*) INTO v_voided FROM voided;
  RETURN v_voided;
END $$;
