-- Takes a round's lock alone, until the end of the transaction: for whoever closes, suspends, moves, limits, settles
-- or voids it. Slips, cancels and shots take it together (share_round). PostgreSQL serves it in the order of the
-- requests, so that slips which are sent later wait behind an operator; a lock of the row would let them pass.
-- Class 1 of the advisory locks of two numbers, with the hash of the round's id: two rounds with one hash wait for
-- each other and do no harm. Read the round by a later statement, which sees what was committed meanwhile.
-- Order of all locks: jobs, rounds (the earlier draw first), accounts by id or the member, the slip, the draw, what
-- was sold by option and number.
CREATE OR REPLACE FUNCTION lock_round(p_bet_id text) RETURNS void LANGUAGE sql VOLATILE AS $$
  SELECT pg_advisory_xact_lock(1, hashtext(p_bet_id))
$$;
