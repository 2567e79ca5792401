-- What was staked on each of these rounds and paid for it; satang. Totals that are kept cost a row for a round; only
-- rounds that have none are summed by their slips.
CREATE OR REPLACE FUNCTION round_totals(p_bet_ids text[])
RETURNS TABLE (bet_id text, slips int, stakes bigint, open_slips int, open bigint, won_slips int, payouts bigint,
  cancelled_slips int, cancelled bigint, refunded_slips int, refunded bigint)
LANGUAGE sql STABLE AS $$
  SELECT t.bet_id, t.slips, t.stakes, 0, 0::bigint, t.won_slips, t.payouts,
    t.cancelled_slips, t.cancelled, t.refunded_slips, t.refunded
  FROM round_total t WHERE t.bet_id = ANY (p_bet_ids)
  UNION ALL
  SELECT s.* FROM slip_totals(ARRAY(
    SELECT asked FROM unnest(p_bet_ids) AS asked EXCEPT SELECT t.bet_id FROM round_total t WHERE t.bet_id = ANY (p_bet_ids)
  )) s
$$;
