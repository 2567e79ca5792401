-- Voids a round and refunds every stake, with the reason. A round with a result is never voided: its winners are
-- owed their wins, paid or not.
CREATE OR REPLACE FUNCTION void_round(p_bet_id text, p_reason text) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  UPDATE round SET status = 'void', reason = p_reason
    WHERE bet_id = p_bet_id AND status IN ('open', 'suspended', 'closed') AND result IS NULL;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  UPDATE poy SET status = 'refunded' WHERE bet_id = p_bet_id AND status = 'accepted';
  PERFORM announce_poys(p_bet_id);
  RETURN pay_poys(p_bet_id, 'refunded', 'ABORT_POY', p_reason);
END $$;
