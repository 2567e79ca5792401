-- The first movement of an account at or after an instant, or a number behind its last one: as movement >= it bounds
-- the account's entries by time, for which there is no index. It halves what is left at each step, because the numbers
-- of an account's movements rise with their times: whoever posts reads the clock once they hold the account.
-- A clock that was wrong for a while mixes neighbours up, so callers ask a day around and still compare the time.
CREATE OR REPLACE FUNCTION first_posting_at(p_account bigint, p_at timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_from bigint := 0;
  v_to bigint := coalesce((SELECT max(movement) + 1 FROM entry WHERE account = p_account), 0);
  v_middle bigint;
  v_movement bigint;
BEGIN
  WHILE v_from < v_to LOOP
    v_middle := (v_from + v_to) / 2;
    SELECT movement INTO STRICT v_movement FROM entry
      WHERE account = p_account AND movement >= v_middle ORDER BY movement LIMIT 1;
    IF (SELECT created_at FROM movement WHERE id = v_movement) < p_at THEN
      v_from := v_movement + 1;
    ELSE
      v_to := v_middle;
    END IF;
  END LOOP;
  RETURN v_from;
END $$;
