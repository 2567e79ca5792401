-- Refuses shots into a frozen list.
CREATE OR REPLACE FUNCTION refuse_late_shot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM ying_draw WHERE bet_id = NEW.bet_id AND frozen_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the list is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER ying_before_freeze BEFORE INSERT ON ying FOR EACH ROW EXECUTE FUNCTION refuse_late_shot();
