-- Satang as the API writes baht.
CREATE OR REPLACE FUNCTION baht_text(p_satang bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT round(p_satang / 100.0, 2)::text
$$;
