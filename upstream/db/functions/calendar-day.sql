-- The day of an instant in Bangkok.
CREATE OR REPLACE FUNCTION calendar_day(p_at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_at AT TIME ZONE 'UTC' + interval '7 hours')::date
$$;
