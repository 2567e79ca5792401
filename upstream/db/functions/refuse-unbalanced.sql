-- The entries of a movement must be inserted in one statement and sum to zero, or the statement fails.
CREATE OR REPLACE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM inserted GROUP BY movement HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'unbalanced movement' USING ERRCODE = 'check_violation', CONSTRAINT = 'movement_balanced';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER entry_balanced AFTER INSERT ON entry
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced();
