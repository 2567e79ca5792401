-- Tells the member's open pages that their money moved; published once the transaction stands.
CREATE OR REPLACE FUNCTION announce_money(p_member uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (channel, event, message) VALUES ('private-' || p_member, 'money-update', money_of(p_member))
$$;
