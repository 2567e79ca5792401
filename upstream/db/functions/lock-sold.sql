-- Locks what was sold of these numbers of a round, by option and number, so that slips never wait for each other in a
-- circle. Every row is found by its key: a join would read all numbers of the round for the few of a slip.
CREATE OR REPLACE FUNCTION lock_sold(p_bet_id text, p_options text[], p_numbers text[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1
    FROM (SELECT DISTINCT o, n FROM unnest(p_options, p_numbers) AS l (o, n) ORDER BY o, n) line
    CROSS JOIN LATERAL (SELECT 1 FROM exposure e
      WHERE e.bet_id = p_bet_id AND e.option = line.o AND e.number = line.n FOR UPDATE) sold;
END $$;
