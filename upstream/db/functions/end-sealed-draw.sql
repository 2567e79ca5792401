-- A sealed round ends with a freeze or with a void, and the log tells of both. Once its list is frozen nobody voids
-- it, whoever asks, but for a promised beacon that its chain does not have; and its times stand in the seal.
-- The machine's own reasons are written on the draw before; without one it was an operator.
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
