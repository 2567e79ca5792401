-- Hidden news is seen by nobody but editors, and what is put off by nobody before its time: behind the bell, too.
CREATE FUNCTION take_back_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification WHERE kind = 'news' AND facts ->> 'newsId' = left(OLD.id, 300);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER take_back_removed_news AFTER DELETE ON content_piece FOR EACH ROW
  WHEN (OLD.kind = 'news') EXECUTE FUNCTION take_back_news();
--> statement-breakpoint
CREATE TRIGGER take_back_news AFTER UPDATE ON content_piece FOR EACH ROW
  WHEN (OLD.kind = 'news' AND NOT OLD.is_hidden
    AND (NEW.is_hidden OR OLD.published_at > app_now() OR NEW.published_at > app_now()))
  EXECUTE FUNCTION take_back_news();
--> statement-breakpoint
-- What was not out yet, or is not any more, is told anew as it stands now. Triggers go by their names: this one comes
-- after `take_back_news`.
DROP TRIGGER tell_of_shown_news ON content_piece;
--> statement-breakpoint
CREATE TRIGGER tell_of_shown_news AFTER UPDATE ON content_piece FOR EACH ROW
  WHEN (NEW.kind = 'news' AND NOT NEW.is_hidden
    AND (OLD.is_hidden OR OLD.published_at > app_now() OR NEW.published_at > app_now()))
  EXECUTE FUNCTION tell_of_news();
