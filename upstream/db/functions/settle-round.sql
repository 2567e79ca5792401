-- For processes of the release before this one, which settle a round in one transaction.
-- Settles a closed round against its winning numbers. Only the caller that moves it from closed to settled does
-- anything; a kill half-way leaves nothing. Lines are read, never written.
CREATE OR REPLACE FUNCTION settle_round(p_bet_id text, p_kind text, p_options text[], p_numbers text[]) RETURNS bigint
LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  UPDATE round SET status = 'settled', settled_at = app_now()
    WHERE bet_id = p_bet_id AND status = 'closed' AND result IS NOT NULL;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  INSERT INTO winner (bet_id, option, number)
    SELECT p_bet_id, o, n FROM unnest(p_options, p_numbers) AS w (o, n) ON CONFLICT DO NOTHING;
  UPDATE poy p SET win = coalesce(w.win, 0), status = CASE WHEN w.win > 0 THEN 'won' ELSE 'lost' END
    FROM poy q LEFT JOIN (
      SELECT l.poy_id, sum(l.price * l.multiply_hundredths / 100) AS win
      FROM poy s
      JOIN poy_line l ON l.poy_id = s.poy_id
      JOIN winner x ON x.bet_id = p_bet_id AND x.option = l.option AND x.number = l.number
      WHERE s.bet_id = p_bet_id AND s.status = 'accepted'
      GROUP BY l.poy_id
    ) w ON w.poy_id = q.poy_id
    WHERE p.poy_id = q.poy_id AND q.bet_id = p_bet_id AND q.status = 'accepted';
  PERFORM announce_poys(p_bet_id);
  RETURN pay_poys(p_bet_id, 'won', p_kind, NULL);
END $$;
