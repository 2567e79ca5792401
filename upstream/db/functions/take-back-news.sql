-- Deletes the notifications of news that was hidden, removed or postponed, because members can no longer open it.
CREATE OR REPLACE FUNCTION take_back_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification WHERE kind = 'news' AND facts ->> 'newsId' = left(OLD.id, 300);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER take_back_removed_news AFTER DELETE ON content_piece FOR EACH ROW
  WHEN (OLD.kind = 'news') EXECUTE FUNCTION take_back_news();
CREATE OR REPLACE TRIGGER take_back_news AFTER UPDATE ON content_piece FOR EACH ROW
  WHEN (OLD.kind = 'news' AND NOT OLD.is_hidden
    AND (NEW.is_hidden OR OLD.published_at > app_now() OR NEW.published_at > app_now()))
  EXECUTE FUNCTION take_back_news();
