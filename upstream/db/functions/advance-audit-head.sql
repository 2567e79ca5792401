-- Keeps the count and the last hash of the audit log beside it, so that a log cut at its end is noticed.
CREATE OR REPLACE FUNCTION advance_audit_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE audit_head SET rows = rows + 1, last_id = NEW.id, hash = NEW.hash;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER audit_advances AFTER INSERT ON audit FOR EACH ROW EXECUTE FUNCTION advance_audit_head();
