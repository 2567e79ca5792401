-- Sends the new status of each of a round's slips to its member's open pages.
CREATE OR REPLACE FUNCTION announce_poys(p_bet_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (channel, event, message)
    SELECT 'private-' || member, 'poy-update', jsonb_build_object('poyId', poy_id, 'status', status)
    FROM poy WHERE bet_id = p_bet_id AND status <> 'cancelled' ORDER BY poy_no
$$;
