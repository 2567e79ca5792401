-- What was staked on each of these rounds and paid for it, by its slips as they are; satang. Zeros where nobody has bet.
CREATE OR REPLACE FUNCTION slip_totals(p_bet_ids text[])
RETURNS TABLE (bet_id text, slips int, stakes bigint, open_slips int, open bigint, won_slips int, payouts bigint,
  cancelled_slips int, cancelled bigint, refunded_slips int, refunded bigint)
LANGUAGE sql STABLE AS $$
  SELECT asked.bet_id, s.*
  FROM unnest(p_bet_ids) AS asked (bet_id)
  CROSS JOIN LATERAL (
    SELECT count(*)::int, coalesce(sum(p.total), 0)::bigint,
      (count(*) FILTER (WHERE p.status = 'accepted'))::int,
      coalesce(sum(p.total) FILTER (WHERE p.status = 'accepted'), 0)::bigint,
      (count(*) FILTER (WHERE p.status = 'won'))::int, coalesce(sum(p.win), 0)::bigint,
      (count(*) FILTER (WHERE p.status = 'cancelled'))::int,
      coalesce(sum(p.total) FILTER (WHERE p.status = 'cancelled'), 0)::bigint,
      (count(*) FILTER (WHERE p.status = 'refunded'))::int,
      coalesce(sum(p.total) FILTER (WHERE p.status = 'refunded'), 0)::bigint
    FROM poy p WHERE p.bet_id = asked.bet_id
  ) s
$$;
