-- Enforces the order of a draw: its seal never changes, its list not after the freeze, and each later value is
-- written once. The work follows the freeze; after that a draw is void only when a promised beacon is missing.
CREATE OR REPLACE FUNCTION refuse_redraw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.bet_id, OLD.seed, OLD.commitment, OLD.with_system_shot, OLD.opened_at)
      IS DISTINCT FROM (NEW.bet_id, NEW.seed, NEW.commitment, NEW.with_system_shot, NEW.opened_at)
    OR OLD.beacon_chain IS DISTINCT FROM NEW.beacon_chain
    OR (OLD.rules, OLD.steps, OLD.ends_at, OLD.sealed_beacon_round, OLD.seal)
      IS DISTINCT FROM (NEW.rules, NEW.steps, NEW.ends_at, NEW.sealed_beacon_round, NEW.seal)
    OR (OLD.frozen_at IS NOT NULL
      AND (OLD.shots, OLD.sum, OLD.last_ms, OLD.demo_shots, OLD.frozen_at, OLD.list_hash,
          OLD.witness_root, OLD.witness_count, OLD.head_before, OLD.head, OLD.frozen_late_ms)
        IS DISTINCT FROM (NEW.shots, NEW.sum, NEW.last_ms, NEW.demo_shots, NEW.frozen_at, NEW.list_hash,
          NEW.witness_root, NEW.witness_count, NEW.head_before, NEW.head, NEW.frozen_late_ms))
    OR (OLD.beacon IS NOT NULL AND (OLD.beacon, OLD.beacon_round, OLD.beacon_signature)
      IS DISTINCT FROM (NEW.beacon, NEW.beacon_round, NEW.beacon_signature))
    OR (OLD.w IS NOT NULL AND OLD.w IS DISTINCT FROM NEW.w)
    OR (NEW.w IS NOT NULL AND OLD.frozen_at IS NULL)
    OR (OLD.void_reason IS NOT NULL AND OLD.void_reason IS DISTINCT FROM NEW.void_reason)
    OR (OLD.rules IS NOT NULL AND OLD.frozen_at IS NOT NULL
      AND OLD.void_reason IS DISTINCT FROM NEW.void_reason
      AND (NEW.void_reason, OLD.revealed_at IS NULL, OLD.beacon_chain IS NOT NULL, OLD.beacon IS NULL)
        IS DISTINCT FROM ('beacon-missing', true, true, true))
    OR (OLD.void_reason IS NOT NULL AND (OLD.revealed_at, OLD.frozen_at, OLD.beacon)
      IS DISTINCT FROM (NEW.revealed_at, NEW.frozen_at, NEW.beacon))
    OR (OLD.revealed_at IS NOT NULL AND (OLD.revealed_at, OLD.system_shot)
      IS DISTINCT FROM (NEW.revealed_at, NEW.system_shot)) THEN
    RAISE EXCEPTION 'a draw is never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER ying_draw_forward BEFORE UPDATE ON ying_draw FOR EACH ROW EXECUTE FUNCTION refuse_redraw();
