-- Takes a round's lock together with others: for slips, cancels and shots, until the end of their transaction.
-- lock_round says what the lock is. Read the round by a later statement, which sees what was committed meanwhile.
CREATE OR REPLACE FUNCTION share_round(p_bet_id text) RETURNS void LANGUAGE sql VOLATILE AS $$
  SELECT pg_advisory_xact_lock_shared(1, hashtext(p_bet_id))
$$;
