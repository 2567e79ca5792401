-- A member's invitation slug: 8 of 22 letters and digits without lookalikes and vowels. Numbers of the sequence
-- are spread over all 22^8 slugs by a factor without a common divisor, so that no slug occurs twice.
CREATE OR REPLACE FUNCTION new_af_slug() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_left bigint := (nextval('af_slug_no')::numeric * 33914741533 + 20260101) % 54875873536;
  v_slug text := '';
BEGIN
  FOR place IN 1..8 LOOP
    v_slug := v_slug || substr('34679cdfghjkmnpqrtvwxy', (v_left % 22)::int + 1, 1);
    v_left := v_left / 22;
  END LOOP;
  RETURN v_slug;
END $$;

ALTER TABLE member ALTER COLUMN af_slug SET DEFAULT new_af_slug();
