-- Seals the draw of every round of the given markets that has opened: the seed is made here, from the database's
-- own strong randomness, 32 bytes for each round, and only its hash is published. The seal, its entry in the log
-- and the time at which the result is promised are written with it. Rules, steps and how long after its last input
-- a result is promised are given for each market. With a chain the first of its rounds that comes at or after the
-- end of shooting and p_beacon_after_ms is promised, too. Returns how many were opened.
CREATE OR REPLACE FUNCTION open_ying_draws(p_bet_types text[], p_rules text[], p_steps int[], p_result_after_ms bigint[],
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
      -- Rounds that are being voided are not sealed: the round is locked before the log, the order used
      -- everywhere.
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
