-- Pays the winners among the next p_most slips of a round under settlement whose numbers are above p_after, and tells
-- their members; slips that lose are left for end_losers. A killed call leaves nothing.
-- Sets win prizes by their number (p_numbers, p_prizes in satang); other slips by the round's rows in winner.
-- Locks: the caller holds the round's lock; here the winners' accounts by id.
-- Returns {slips: how many were looked at, last: the highest number among them, paid: satang}.
-- Settings as in end_losers.
CREATE OR REPLACE FUNCTION pay_winners(
  p_bet_id text, p_kind text, p_after bigint, p_most int, p_numbers text[], p_prizes bigint[]
) RETURNS jsonb LANGUAGE plpgsql SET enable_nestloop = off SET jit = off SET random_page_cost = 1.1 AS $$
DECLARE
  v_ids uuid[];
  v_last bigint;
  v_paid bigint;
BEGIN
  SELECT array_agg(poy_id), max(poy_no) INTO v_ids, v_last FROM (
    SELECT poy_id, poy_no FROM poy WHERE bet_id = p_bet_id AND status = 'accepted' AND poy_no > p_after
    ORDER BY poy_no LIMIT p_most) block;
  IF v_last IS NULL THEN
    RETURN jsonb_build_object('slips', 0, 'last', p_after, 'paid', 0);
  END IF;
  WITH won AS (
    SELECT l.poy_id, sum(l.price * l.multiply_hundredths / 100) AS win
      FROM poy_line l JOIN winner x ON x.bet_id = p_bet_id AND x.option = l.option AND x.number = l.number
      WHERE l.poy_id = ANY (v_ids) GROUP BY l.poy_id
    UNION ALL
    SELECT l.poy_id, sum(l.sets * x.prize)
      FROM set_line l JOIN unnest(p_numbers, p_prizes) AS x (number, prize) ON x.number = l.number
      WHERE l.poy_id = ANY (v_ids) GROUP BY l.poy_id
  )
  UPDATE poy p SET win = won.win, status = 'won' FROM won
    WHERE p.bet_id = p_bet_id AND p.status = 'accepted' AND p.poy_no > p_after AND p.poy_no <= v_last
      AND p.poy_id = won.poy_id AND won.win > 0;
  INSERT INTO outbox (channel, event, message)
    SELECT 'private-' || member, 'poy-update', jsonb_build_object('poyId', poy_id, 'status', status)
    FROM poy WHERE bet_id = p_bet_id AND status = 'won' AND poy_no > p_after AND poy_no <= v_last ORDER BY poy_no;
  v_paid := pay_block(p_bet_id, 'won', p_kind, NULL, p_after, v_last);
  RETURN jsonb_build_object('slips', cardinality(v_ids), 'last', v_last, 'paid', v_paid);
END $$;
