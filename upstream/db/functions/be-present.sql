-- Writes the service's heartbeat. A gap of more than p_away_ms before it is stored as an absence: it is measured
-- in real time, so that moving a test's clock makes none, and stored in the service's time.
CREATE OR REPLACE FUNCTION be_present(p_away_ms bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_silence interval;
BEGIN
  PERFORM 1 FROM presence FOR UPDATE;
  SELECT clock_timestamp() - seen_at INTO v_silence FROM presence;
  IF v_silence > p_away_ms * interval '1 millisecond' THEN
    INSERT INTO absence (from_at, until_at) VALUES (app_now() - v_silence, app_now());
  END IF;
  UPDATE presence SET seen_at = greatest(seen_at, clock_timestamp());
END $$;
