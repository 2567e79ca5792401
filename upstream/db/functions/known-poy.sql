-- The answer for a slip whose key was used before: {poyId} of the slip that was placed with it, or {fault} where that
-- slip was another one. Null for a new key. The caller holds the member's account, so that two slips with one key that
-- are sent at once are judged one after the other.
-- In plpgsql, which keeps the plan: a function in SQL that reads a table is planned anew at each call.
CREATE OR REPLACE FUNCTION known_poy(p_member uuid, p_key text, p_body_hash text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT CASE
      WHEN body_hash = p_body_hash THEN jsonb_build_object('poyId', poy_id)
      ELSE jsonb_build_object('fault', 'idempotency-mismatch')
    END
    FROM poy WHERE member = p_member AND key = p_key);
END $$;
