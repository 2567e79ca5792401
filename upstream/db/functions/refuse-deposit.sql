-- Why a member may not announce a deposit now, or null. Locks the member's limits until the transaction ends, so
-- that concurrent requests are counted one after the other. Money that has arrived is never refused.
CREATE OR REPLACE FUNCTION refuse_deposit(p_member uuid, p_amount bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_own player_limit;
  v_now timestamptz;
  v_refused jsonb;
BEGIN
  SELECT * INTO v_own FROM player_limit WHERE member = p_member FOR UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  v_now := app_now();
  v_refused := player_away(v_own, v_now);
  IF v_refused IS NULL AND coalesce(v_own.deposit_day, v_own.deposit_week, v_own.deposit_month) IS NOT NULL THEN
    v_refused := limit_passed('deposit-limit-reached',
      ARRAY[v_own.deposit_day, v_own.deposit_week, v_own.deposit_month],
      deposited_within(p_member, v_now), p_amount, v_now);
  END IF;
  RETURN v_refused;
END $$;
