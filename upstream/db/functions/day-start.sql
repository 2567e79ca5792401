-- When a day begins in Bangkok.
CREATE OR REPLACE FUNCTION day_start(p_day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_day - interval '7 hours') AT TIME ZONE 'UTC'
$$;
