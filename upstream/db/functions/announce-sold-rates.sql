-- Sends a round's pages the numbers whose rate changed because their sales crossed a tier, in the transaction of
-- the sale or cancel: at most one message a number, and none while no tier is crossed.
CREATE OR REPLACE FUNCTION announce_sold_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (channel, event, message)
    SELECT 'round-' || moved.bet_id, 'rate-update', jsonb_build_object(
      'betId', moved.bet_id, 'option', moved.option, 'number', moved.number, 'multiply', rate_now / 100.0)
    FROM (
      SELECT n.bet_id, n.option, n.number,
        least(coalesce(lim.multiply_hundredths, base.multiply_hundredths),
          base.multiply_hundredths::bigint * sold_share(r.bet_type, n.option, o.stake) / 100) AS rate_before,
        least(coalesce(lim.multiply_hundredths, base.multiply_hundredths),
          base.multiply_hundredths::bigint * sold_share(r.bet_type, n.option, n.stake) / 100) AS rate_now
      FROM new_exposure n
      JOIN old_exposure o ON o.bet_id = n.bet_id AND o.option = n.option AND o.number = n.number
      JOIN round r ON r.bet_id = n.bet_id
      JOIN round_rate base ON base.bet_id = n.bet_id AND base.option = n.option
      LEFT JOIN number_limit lim
        ON lim.bet_id = n.bet_id AND lim.option = n.option AND lim.number = n.number
      WHERE EXISTS (SELECT 1 FROM sale_tier t WHERE t.bet_type = r.bet_type AND t.option = n.option
        AND t.sold_from > least(o.stake, n.stake) AND t.sold_from <= greatest(o.stake, n.stake))
    ) moved
    WHERE rate_before <> rate_now
    ORDER BY moved.option, moved.number;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER exposure_rates AFTER UPDATE ON exposure
  REFERENCING OLD TABLE AS old_exposure NEW TABLE AS new_exposure
  FOR EACH STATEMENT EXECUTE FUNCTION announce_sold_rates();
