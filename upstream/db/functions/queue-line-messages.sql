-- Queues new notifications for LINE, for members who have linked LINE and want it, in the transaction that writes
-- the notification. Whether the member still wants it is checked again before sending.
CREATE OR REPLACE FUNCTION queue_line_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO line_message (notification)
    SELECT w.id FROM written w
    JOIN notice_choice c ON c.member = w.member AND c.line
    JOIN member m ON m.uuid = w.member AND m.line_uid <> ''
    ORDER BY w.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER queue_line_messages AFTER INSERT ON notification REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION queue_line_messages();
