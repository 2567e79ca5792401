-- Keeps the row count and the last hash of the audit log in audit_head, so that rows cut off at its end are
-- noticed.
CREATE OR REPLACE FUNCTION advance_audit_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE audit_head SET rows = rows + 1, last_id = NEW.id, hash = NEW.hash;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER audit_advances AFTER INSERT ON audit FOR EACH ROW EXECUTE FUNCTION advance_audit_head();
