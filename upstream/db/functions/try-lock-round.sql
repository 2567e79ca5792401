-- Takes a round's lock alone as lock_round does, but waits for nobody: false where others hold it or wait for it.
CREATE OR REPLACE FUNCTION try_lock_round(p_bet_id text) RETURNS boolean LANGUAGE sql VOLATILE AS $$
  SELECT pg_try_advisory_xact_lock(1, hashtext(p_bet_id))
$$;
