-- Why a member with limits may not stake an amount now, or null. The caller has locked the member's account, so
-- that concurrent slips are counted one after the other, and calls this only for members with a row of limits.
CREATE OR REPLACE FUNCTION refuse_stake(p_member uuid, p_stake bigint, p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_own player_limit;
  v_refused jsonb;
BEGIN
  SELECT * INTO v_own FROM player_limit WHERE member = p_member;
  v_refused := player_away(v_own, p_now);
  IF v_refused IS NULL AND coalesce(v_own.stake_day, v_own.stake_week, v_own.stake_month) IS NOT NULL THEN
    v_refused := limit_passed('stake-limit-reached', ARRAY[v_own.stake_day, v_own.stake_week, v_own.stake_month],
      staked_within(p_member, p_now), p_stake, p_now);
  END IF;
  IF v_refused IS NULL AND coalesce(v_own.loss_day, v_own.loss_week, v_own.loss_month) IS NOT NULL THEN
    v_refused := limit_passed('loss-limit-reached', ARRAY[v_own.loss_day, v_own.loss_week, v_own.loss_month],
      lost_within(p_member, p_now), p_stake, p_now);
  END IF;
  RETURN v_refused;
END $$;
