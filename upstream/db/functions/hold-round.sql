-- Nothing that decides about slips changes without the round's lock: a writer that has forgotten it takes it here,
-- and waits for the slips under way.
CREATE OR REPLACE FUNCTION hold_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_round(NEW.bet_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER hold_round BEFORE UPDATE OF status, open_at, close_at, result_at, result ON round FOR EACH ROW
  EXECUTE FUNCTION hold_round();
