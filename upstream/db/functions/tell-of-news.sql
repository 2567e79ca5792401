-- Notifies each member of a piece of news in their language or for every language. The fact `language` is the
-- page's tag (`km`, not `kh`); readers of the list name their own.
CREATE OR REPLACE FUNCTION tell_of_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification (member, at, kind, facts, push_waits)
    SELECT m.uuid, greatest(app_now(), NEW.published_at), 'news',
      jsonb_strip_nulls(jsonb_build_object('newsId', left(NEW.id, 300), 'title', left(NEW.piece ->> 'title', 300),
        'language', CASE NEW.locale WHEN 'kh' THEN 'km' WHEN 'mm' THEN 'my' ELSE NEW.locale END)),
      is_pushed_to(c.push, m.uuid)
    FROM member m LEFT JOIN notice_choice c ON c.member = m.uuid
    WHERE m.role IS NULL AND m.closed_at IS NULL AND EXISTS (
      SELECT FROM session s WHERE s.member = m.uuid AND s.started_at > clock_timestamp() - interval '30 days');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_of_news AFTER INSERT ON content_piece FOR EACH ROW
  WHEN (NEW.kind = 'news' AND NOT NEW.is_hidden) EXECUTE FUNCTION tell_of_news();
-- News that was not visible before is announced again in its new form. Triggers fire in the order of their names:
-- this one comes after `take_back_news`.
CREATE OR REPLACE TRIGGER tell_of_shown_news AFTER UPDATE ON content_piece FOR EACH ROW
  WHEN (NEW.kind = 'news' AND NOT NEW.is_hidden
    AND (OLD.is_hidden OR OLD.published_at > app_now() OR NEW.published_at > app_now()))
  EXECUTE FUNCTION tell_of_news();
