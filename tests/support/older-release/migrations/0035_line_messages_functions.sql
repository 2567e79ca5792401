-- Whatever is told behind the bell also goes by LINE, where its member wants that and LINE knows him: the rows stand
-- or fall with what they tell of. Whether he still wants it is looked at again when they are sent.
CREATE FUNCTION queue_line_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO line_message (notification)
    SELECT w.id FROM written w
    JOIN notice_choice c ON c.member = w.member AND c.line
    JOIN member m ON m.uuid = w.member AND m.line_uid <> ''
    ORDER BY w.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_line_messages AFTER INSERT ON notification REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION queue_line_messages();
--> statement-breakpoint
-- A member who gives LINE up has given up its messages: with another account of LINE he chooses anew.
CREATE FUNCTION end_line_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE notice_choice SET line = false WHERE member = NEW.uuid AND line;
  DELETE FROM line_message WHERE notification IN (SELECT id FROM notification WHERE member = NEW.uuid);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER end_line_messages AFTER UPDATE OF line_uid ON member FOR EACH ROW
  WHEN (OLD.line_uid <> '' AND NEW.line_uid = '') EXECUTE FUNCTION end_line_messages();
