-- An instant in whole milliseconds since 1970, as the API and the hashes of a draw write it.
CREATE OR REPLACE FUNCTION epoch_ms(moment timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT floor(extract(epoch FROM moment) * 1000)::bigint
$$;
