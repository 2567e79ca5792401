-- Appends to the public log of draws. The log stays locked until the transaction ends, so that every head follows
-- the one before without a gap, whatever the number of processes. Lock it last: after the round and its draw.
CREATE OR REPLACE FUNCTION append_draw_log(p_kind text, p_bet_id text, p_seal text, p_list_hash text, p_witness_root text,
  p_witnesses int, p_late_ms int, p_reason text) RETURNS draw_log LANGUAGE plpgsql AS $$
DECLARE
  v_last draw_log;
  v_row draw_log;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('draw log'));
  SELECT * INTO v_last FROM draw_log ORDER BY seq DESC LIMIT 1;
  v_row.seq := coalesce(v_last.seq, 0) + 1;
  v_row.kind := p_kind;
  v_row.bet_id := p_bet_id;
  v_row.at := app_now();
  v_row.head_before := coalesce(v_last.head, repeat('0', 64));
  v_row.seal := p_seal;
  v_row.list_hash := p_list_hash;
  v_row.witness_root := p_witness_root;
  v_row.witnesses := p_witnesses;
  v_row.late_ms := p_late_ms;
  v_row.reason := p_reason;
  v_row.head := sha256_hex(concat_ws('|', 'log-3', v_row.head_before, p_kind, p_bet_id,
    p_seal, p_list_hash, p_witness_root, p_reason));
  INSERT INTO draw_log SELECT v_row.*;
  RETURN v_row;
END $$;
