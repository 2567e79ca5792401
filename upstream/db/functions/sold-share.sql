-- The percentage of its full rate that a number keeps after a given amount was sold of it.
-- In plpgsql, which keeps the plan: a function in SQL that reads a table is planned anew at each call.
CREATE OR REPLACE FUNCTION sold_share(p_bet_type text, p_option text, p_sold bigint) RETURNS int LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT percent FROM sale_tier
    WHERE bet_type = p_bet_type AND option = p_option AND sold_from <= p_sold
    ORDER BY sold_from DESC LIMIT 1), 100);
END $$;
