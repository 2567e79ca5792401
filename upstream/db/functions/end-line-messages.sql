-- Unlinking LINE switches LINE messages off: with another LINE account the member chooses again.
CREATE OR REPLACE FUNCTION end_line_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE notice_choice SET line = false WHERE member = NEW.uuid AND line;
  DELETE FROM line_message WHERE notification IN (SELECT id FROM notification WHERE member = NEW.uuid);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER end_line_messages AFTER UPDATE OF line_uid ON member FOR EACH ROW
  WHEN (OLD.line_uid <> '' AND NEW.line_uid = '') EXECUTE FUNCTION end_line_messages();
