-- Sends a round's pages the numbers whose rate changed because their sales crossed a tier, in the transaction of
-- the sale or cancel: at most one message a number, and none while no tier is crossed.
CREATE OR REPLACE FUNCTION announce_sold_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Materialized, so that rates are worked out only for numbers that crossed a tier, and most slips cross none.
  WITH crossed AS MATERIALIZED (
    SELECT n.bet_id, n.option, n.number, r.bet_type, o.stake AS sold_before, n.stake AS sold_now
    FROM new_exposure n
    JOIN old_exposure o ON o.bet_id = n.bet_id AND o.option = n.option AND o.number = n.number
    JOIN round r ON r.bet_id = n.bet_id
    WHERE EXISTS (SELECT 1 FROM sale_tier t WHERE t.bet_type = r.bet_type AND t.option = n.option
      AND t.sold_from > least(o.stake, n.stake) AND t.sold_from <= greatest(o.stake, n.stake))
  ), moved AS (
    SELECT c.bet_id, c.option, c.number,
      least(coalesce(lim.multiply_hundredths, base.multiply_hundredths),
        base.multiply_hundredths::bigint * sold_share(c.bet_type, c.option, c.sold_before) / 100) AS rate_before,
      least(coalesce(lim.multiply_hundredths, base.multiply_hundredths),
        base.multiply_hundredths::bigint * sold_share(c.bet_type, c.option, c.sold_now) / 100) AS rate_now
    FROM crossed c
    JOIN round_rate base ON base.bet_id = c.bet_id AND base.option = c.option
    LEFT JOIN number_limit lim
      ON lim.bet_id = c.bet_id AND lim.option = c.option AND lim.number = c.number
  )
  INSERT INTO outbox (channel, event, message)
    SELECT 'round-' || bet_id, 'rate-update', jsonb_build_object(
      'betId', bet_id, 'option', option, 'number', number, 'multiply', rate_now / 100.0)
    FROM moved
    WHERE rate_before <> rate_now
    ORDER BY option, number;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER exposure_rates AFTER UPDATE ON exposure
  REFERENCING OLD TABLE AS old_exposure NEW TABLE AS new_exposure
  FOR EACH STATEMENT EXECUTE FUNCTION announce_sold_rates();
