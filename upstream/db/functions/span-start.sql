-- When the day, week (from Monday) and month of an instant began, in Bangkok.
CREATE OR REPLACE FUNCTION span_start(p_span text, p_at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (date_trunc(p_span, p_at AT TIME ZONE 'UTC' + interval '7 hours') - interval '7 hours') AT TIME ZONE 'UTC'
$$;
