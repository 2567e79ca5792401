-- Ends the settlement of a round whose slips are all decided, and tells each member who has lost slips once: how many.
-- The caller holds the round's lock.
CREATE OR REPLACE FUNCTION end_settlement(p_bet_id text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM poy WHERE bet_id = p_bet_id AND status = 'accepted') THEN
    RAISE EXCEPTION 'slips of % are not decided yet', p_bet_id;
  END IF;
  UPDATE round SET status = 'settled', settled_at = app_now() WHERE bet_id = p_bet_id AND status = 'settling';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'round % is not being settled', p_bet_id;
  END IF;
  INSERT INTO outbox (channel, event, message)
    SELECT 'private-' || member, 'round-settled', jsonb_build_object('betId', p_bet_id, 'lost', count(*))
    FROM poy WHERE bet_id = p_bet_id AND status = 'lost' GROUP BY member ORDER BY member;
END $$;
