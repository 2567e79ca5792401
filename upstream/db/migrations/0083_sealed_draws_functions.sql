-- Its successor of the same name takes other arguments. A new database never had it.
DROP FUNCTION IF EXISTS open_ying_draws(text[], boolean[], text);
