-- Ends the next p_most slips, whose numbers are above p_after, of a round whose winners are all paid: they have lost.
-- Returns {slips: how many there were, last: the highest number among them}.
-- Nested loops are off for the triggers, which join as many rows without statistics; a plan that cannot do without one
-- costs so much on paper that each of its statements would be compiled (jit).
CREATE OR REPLACE FUNCTION end_losers(p_bet_id text, p_after bigint, p_most int) RETURNS jsonb
LANGUAGE plpgsql SET enable_nestloop = off SET jit = off AS $$
DECLARE
  v_slips int;
  v_last bigint;
BEGIN
  SELECT count(*), coalesce(max(poy_no), p_after) INTO v_slips, v_last FROM (
    SELECT poy_no FROM poy WHERE bet_id = p_bet_id AND status = 'accepted' AND poy_no > p_after
    ORDER BY poy_no LIMIT p_most) block;
  UPDATE poy SET status = 'lost'
    WHERE bet_id = p_bet_id AND status = 'accepted' AND poy_no > p_after AND poy_no <= v_last;
  RETURN jsonb_build_object('slips', v_slips, 'last', v_last);
END $$;
