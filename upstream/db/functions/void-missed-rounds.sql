-- Voids rounds of shots that an outage missed: their shooting ended longer ago than the grace period and was not
-- closed. Rounds without bets and shots are voided here in one statement; the others by their own jobs. A process
-- that runs a job locks the job and then its round, so that waiting for either here could deadlock: rounds whose
-- job, lock or row is held are left to the next tick, and so are those past the
-- first thousand, as the table of locks has an end.
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
  ), open_jobs AS (
    SELECT id, ref FROM job
    WHERE done_at IS NULL AND kind IN ('close', 'freeze') AND ref IN (SELECT ref FROM missed)
  ), in_hand AS (
    SELECT id, ref FROM job
    WHERE done_at IS NULL AND kind IN ('close', 'freeze') AND ref IN (SELECT ref FROM missed)
    ORDER BY id FOR UPDATE SKIP LOCKED
  )
  SELECT array_agg(ref) INTO v_missed FROM missed
    WHERE NOT EXISTS (
      SELECT 1 FROM open_jobs o WHERE o.ref = missed.ref AND o.id NOT IN (SELECT id FROM in_hand));
  SELECT array_agg(bet_id) INTO v_missed FROM (
    SELECT bet_id FROM round WHERE bet_id = ANY (v_missed[1:1000]) AND try_lock_round(bet_id)
    ORDER BY bet_id FOR NO KEY UPDATE SKIP LOCKED) AS free;
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
