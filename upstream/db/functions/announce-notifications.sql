-- Sends new notifications to open pages, after the commit. Those dated in the future are left to the
-- next read, those of slips that have lost to the one message of their round (end_settlement).
CREATE OR REPLACE FUNCTION announce_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (channel, event, message)
    SELECT 'private-' || n.member, 'notice-update', jsonb_build_object('id', n.id::text, 'kind', n.kind,
      'facts', n.facts,
      'at', to_char(n.at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+07:00"'))
    FROM written n WHERE n.at <= app_now() AND n.kind <> 'lost' ORDER BY n.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER announce_notifications AFTER INSERT ON notification REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
