-- Stores the witnesses of running rounds. They share an advisory lock that shots and bets do not take; a freeze
-- takes it exclusively: it waits for writers under way, and later witnesses are dropped.
CREATE OR REPLACE FUNCTION keep_witnesses(p_bet_id text, p_values text[], p_most int) RETURNS int LANGUAGE plpgsql AS $$
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
