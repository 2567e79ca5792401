-- Keeps the totals of at most p_most rounds that are over and have none yet: no slip of such a round ever changes
-- (end_settlement, void_round). Returns how many.
CREATE OR REPLACE FUNCTION sum_rounds(p_most int) RETURNS int LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  v_rounds int;
BEGIN
  INSERT INTO round_total (bet_id, slips, stakes, won_slips, payouts, cancelled_slips, cancelled, refunded_slips, refunded)
    SELECT t.bet_id, t.slips, t.stakes, t.won_slips, t.payouts, t.cancelled_slips, t.cancelled, t.refunded_slips, t.refunded
    FROM slip_totals(ARRAY(
      SELECT r.bet_id FROM round r
      WHERE r.status IN ('settled', 'void') AND NOT EXISTS (SELECT 1 FROM round_total t WHERE t.bet_id = r.bet_id)
      ORDER BY r.service_date, r.bet_id LIMIT p_most)) t
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS v_rounds = ROW_COUNT;
  RETURN v_rounds;
END $$;
