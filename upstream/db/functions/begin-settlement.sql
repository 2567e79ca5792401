-- Begins the settlement of a closed round that has its result: from now on its result stands, and neither a void nor
-- another result can come. Only the caller that moves the round does anything; false for all others.
-- The caller holds the round's lock.
CREATE OR REPLACE FUNCTION begin_settlement(p_bet_id text, p_options text[], p_numbers text[]) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE round SET status = 'settling' WHERE bet_id = p_bet_id AND status = 'closed' AND result IS NOT NULL;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO winner (bet_id, option, number)
    SELECT p_bet_id, o, n FROM unnest(p_options, p_numbers) AS w (o, n) ON CONFLICT DO NOTHING;
  RETURN true;
END $$;
