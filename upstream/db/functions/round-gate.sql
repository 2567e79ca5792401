-- Why a round takes no slip at an instant, as {fault, details}; null where it takes one. The caller holds the round and
-- reads the clock after that. One expression and STABLE, as jsonb_build_object is: so it is inlined where it is called.
CREATE OR REPLACE FUNCTION round_gate(p_round round, p_now timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p_round.status = 'suspended' THEN jsonb_build_object('fault', 'round-suspended')
    WHEN p_round.status = 'void' THEN jsonb_build_object('fault', 'round-void')
    WHEN p_round.status <> 'open' OR p_now >= p_round.close_at THEN jsonb_build_object('fault', 'round-closed', 'details',
      jsonb_build_object('lateByMs', greatest(0, epoch_ms(p_now) - epoch_ms(p_round.close_at))))
    WHEN p_now < p_round.open_at THEN jsonb_build_object('fault', 'round-not-open', 'details',
      jsonb_build_object('openAtMs', epoch_ms(p_round.open_at)))
  END
$$;
