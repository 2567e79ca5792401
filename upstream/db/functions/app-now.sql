-- The clock of the service. Tests move it by the row in clock_offset; otherwise that row is 0.
-- In plpgsql, which keeps the plan: a function in SQL that reads a table is planned anew at each call.
CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN clock_timestamp() + (SELECT offset_ms FROM clock_offset) * interval '1 millisecond';
END $$;
