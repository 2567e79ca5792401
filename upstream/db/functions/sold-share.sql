-- The percentage of its full rate that a number keeps after a given amount was sold of it.
CREATE OR REPLACE FUNCTION sold_share(p_bet_type text, p_option text, p_sold bigint) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT percent FROM sale_tier
    WHERE bet_type = p_bet_type AND option = p_option AND sold_from <= p_sold
    ORDER BY sold_from DESC LIMIT 1), 100)
$$;
