-- Keeps a round's bounds, whoever writes it. A round that comes without them gets the strictest: its close cannot be
-- put off, and its figure exists from the promised time on. The planned close is the earliest that it was ever given:
-- it never moves later, and with it neither does the moment until which a slip can be cancelled.
CREATE OR REPLACE FUNCTION bound_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.planned_close_at := coalesce(NEW.planned_close_at, NEW.close_at);
    NEW.latest_close_at := coalesce(NEW.latest_close_at, NEW.close_at);
    NEW.figure_at := coalesce(NEW.figure_at, greatest(NEW.close_at, NEW.result_at));
  ELSE
    NEW.planned_close_at := least(OLD.planned_close_at, NEW.close_at);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER bound_new_round BEFORE INSERT ON round FOR EACH ROW EXECUTE FUNCTION bound_round();
CREATE OR REPLACE TRIGGER bound_round BEFORE UPDATE OF close_at, planned_close_at ON round FOR EACH ROW EXECUTE FUNCTION bound_round();
