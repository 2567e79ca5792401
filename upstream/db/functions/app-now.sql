-- The clock of the service. Tests move it by the row in clock_offset; otherwise that row is 0.
CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT clock_timestamp() + (SELECT offset_ms FROM clock_offset) * interval '1 millisecond'
$$;
