-- At the end of a session, however it ends: its device gets no more push messages and its open sockets are closed.
CREATE OR REPLACE FUNCTION close_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_token WHERE session = NEW.id;
  INSERT INTO outbox (channel, event, message)
    VALUES ('sessions', 'session-ended', jsonb_build_object('sid', NEW.id::text));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER close_session AFTER UPDATE OF ended_at ON session FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION close_session();
