-- The widest period (month, then week, then day) whose limit would be passed by a further amount, as a refusal;
-- null when none would. Limits and what is used of them by day, week and month.
CREATE OR REPLACE FUNCTION limit_passed(p_fault text, p_limits bigint[], p_used bigint[], p_more bigint, p_now timestamptz)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('fault', p_fault, 'details', jsonb_build_object(
      'span', span.name, 'limit', span.bound, 'used', greatest(0, span.used),
      'untilMs', epoch_ms((((span_start(span.name, p_now) AT TIME ZONE 'UTC' + interval '7 hours')
        + ('1 ' || span.name)::interval) - interval '7 hours') AT TIME ZONE 'UTC')))
    FROM unnest(ARRAY['day', 'week', 'month'], p_limits, p_used) WITH ORDINALITY AS span (name, bound, used, width)
    WHERE span.used + p_more > span.bound
    ORDER BY span.width DESC LIMIT 1
$$;
