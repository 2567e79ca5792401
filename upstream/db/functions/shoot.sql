-- Records a shot or says why not: the whole decision and all its writes, one statement for the caller.
-- Locks: the round (together with others, as slips do), the member, the draw. The draw's lock fixes the order of receipt, and
-- the clock is read under it, so that a later seq never has an earlier millisecond.
-- Without a member it is a demo shot. Returns {seq, row, rowHash} or {fault, details}.
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
  PERFORM share_round(p_bet_id);
  SELECT * INTO v_round FROM round WHERE bet_id = p_bet_id;
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

  -- Shots can win prizes, so a break and an exclusion refuse them too.
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
