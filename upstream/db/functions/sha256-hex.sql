-- The SHA-256 of a text in UTF-8, in hex.
CREATE OR REPLACE FUNCTION sha256_hex(p_text text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;
