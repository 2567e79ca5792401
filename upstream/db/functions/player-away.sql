-- The refusal for members who have excluded themselves or take a break; null for all others.
CREATE OR REPLACE FUNCTION player_away(p_own player_limit, p_now timestamptz) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_own.self_excluded_until > p_now THEN jsonb_build_object('fault', 'self-excluded', 'details',
      jsonb_build_object('untilMs', epoch_ms(p_own.self_excluded_until)))
    WHEN p_own.time_out_until > p_now THEN jsonb_build_object('fault', 'time-out-running', 'details',
      jsonb_build_object('untilMs', epoch_ms(p_own.time_out_until)))
  END
$$;
