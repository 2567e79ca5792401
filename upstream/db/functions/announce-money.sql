-- Sends money-update to the member's open pages; the outbox is published after the commit.
CREATE OR REPLACE FUNCTION announce_money(p_member uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (channel, event, message) VALUES ('private-' || p_member, 'money-update', money_of(p_member));
END $$;
