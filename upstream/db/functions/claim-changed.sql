-- Announces a queue of which an item was claimed, given back or taken over; a claim that ends by its time does not.
CREATE OR REPLACE FUNCTION claim_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_queue(CASE TG_OP WHEN 'DELETE' THEN OLD.queue ELSE NEW.queue END);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER claim_taken AFTER INSERT OR DELETE ON queue_claim FOR EACH ROW
  EXECUTE FUNCTION claim_changed();

CREATE OR REPLACE TRIGGER claim_taken_over AFTER UPDATE ON queue_claim FOR EACH ROW
  WHEN (OLD.operator <> NEW.operator) EXECUTE FUNCTION claim_changed();
