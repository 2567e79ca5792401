-- Tells operators' open pages how much waits in a queue of theirs: its name and counts, nobody's data. The outbox is
-- published after the commit. What waits in each queue is said by upstream/queues/waiting.ts, too.
CREATE OR REPLACE FUNCTION announce_queue(p_queue text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_waiting int;
  v_claimed int;
BEGIN
  WITH item AS (
    SELECT id::text FROM deposit WHERE p_queue = 'deposits'
      AND (status IN ('claimed', 'unmatched') OR status = 'waiting' AND channel = 'normal')
    UNION ALL SELECT id::text FROM bank_feed WHERE p_queue = 'feed-rows' AND status = 'unmatched'
    UNION ALL SELECT id::text FROM withdrawal WHERE p_queue = 'withdrawals' AND status = 'pending'
    UNION ALL SELECT bank_id::text FROM member_bank WHERE p_queue = 'banks' AND status = 'waiting'
    UNION ALL SELECT id::text FROM ticket WHERE p_queue = 'tickets' AND state = 'open'
    UNION ALL SELECT l.member::text FROM player_limit l WHERE p_queue = 'protection'
      AND l.self_excluded_until > app_now() AND EXISTS (
        SELECT 1 FROM account a WHERE a.owner = l.member AND a.kind IN ('cash', 'pending') AND a.balance > 0)
    UNION ALL SELECT id::text FROM approval WHERE p_queue = 'approvals' AND state = 'waiting'
  )
  SELECT count(*), count(c.item) INTO v_waiting, v_claimed FROM item
    LEFT JOIN queue_claim c ON c.queue = p_queue AND c.item = item.id AND c.expires_at > app_now();
  INSERT INTO outbox (channel, event, message) VALUES ('private-operators', 'queue-update',
    jsonb_build_object('queue', p_queue, 'waiting', v_waiting, 'claimed', v_claimed));
END $$;
