-- A sealed round ends with a freeze or with a void, and both are entered in the draw log. After the freeze of its
-- list nobody can void it, except when the chain does not have the promised beacon. Its times are part of the seal
-- and cannot change. The service writes its own void reason to the draw first; without one an operator voided it.
CREATE OR REPLACE FUNCTION end_sealed_draw() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_draw ying_draw;
BEGIN
  SELECT * INTO v_draw FROM ying_draw WHERE bet_id = NEW.bet_id AND rules IS NOT NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  IF NEW.result_at <> v_draw.ends_at THEN
    RAISE EXCEPTION 'the end of shooting stands in the seal' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status = 'void' AND OLD.status <> 'void' THEN
    IF v_draw.frozen_at IS NOT NULL AND v_draw.void_reason IS DISTINCT FROM 'beacon-missing' THEN
      RAISE EXCEPTION 'a frozen draw is never voided' USING ERRCODE = 'restrict_violation';
    END IF;
    UPDATE ying_draw SET void_reason = coalesce(void_reason, 'operator') WHERE bet_id = NEW.bet_id
      RETURNING * INTO v_draw;
    PERFORM append_draw_log('void', NEW.bet_id, NULL, NULL, NULL, NULL, NULL, v_draw.void_reason);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER round_sealed_draw BEFORE UPDATE OF status, result_at ON round FOR EACH ROW
  WHEN (OLD.bet_group = 'yeekee' AND (OLD.result_at <> NEW.result_at OR (NEW.status = 'void' AND OLD.status <> 'void')))
  EXECUTE FUNCTION end_sealed_draw();
