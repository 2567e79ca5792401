-- The rule of lib/domain/notification-settings: who has chosen nothing is told everything. A test holds the two together.
CREATE FUNCTION is_news_wanted(p_results text, p_money boolean, p_kind text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_kind IN ('won', 'refunded', 'cancelled') THEN coalesce(p_results, 'all') <> 'none'
    WHEN p_kind = 'lost' THEN coalesce(p_results, 'all') = 'all'
    WHEN p_kind IN ('credited', 'expired', 'withdraw-approved', 'withdraw-paid') THEN coalesce(p_money, true)
    ELSE true
  END
$$;
--> statement-breakpoint
-- Satang as the wire writes baht.
CREATE FUNCTION baht_text(p_satang bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT round(p_satang / 100.0, 2)::text
$$;
--> statement-breakpoint
CREATE FUNCTION is_pushed_to(p_push boolean, p_member uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(p_push, false) AND EXISTS (SELECT FROM push_token t WHERE t.member = p_member)
$$;
--> statement-breakpoint
-- Whatever moves slips, one or a round's all at once, their members read of it: no caller has to think of it.
CREATE FUNCTION tell_of_poys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification (member, at, kind, facts, push_waits)
    SELECT n.member, app_now(), n.status, jsonb_build_object('poyId', n.poy_id::text, 'poyNo', n.poy_no::text,
        'betGroup', r.bet_group, 'betType', r.bet_type,
        'amount', baht_text(CASE n.status WHEN 'won' THEN n.win ELSE n.total END)),
      is_pushed_to(c.push, n.member)
    FROM moved n
    JOIN standing o ON o.poy_id = n.poy_id
    JOIN round r ON r.bet_id = n.bet_id
    LEFT JOIN notice_choice c ON c.member = n.member
    WHERE n.status <> o.status AND n.status <> 'accepted' AND is_news_wanted(c.results, c.money, n.status)
    ORDER BY n.poy_no;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_poys AFTER UPDATE ON poy REFERENCING OLD TABLE AS standing NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_poys();
--> statement-breakpoint
CREATE FUNCTION tell_of_money(p_member uuid, p_kind text, p_facts jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO notification (member, at, kind, facts, push_waits)
    SELECT m.uuid, app_now(), p_kind, p_facts, is_pushed_to(c.push, m.uuid)
    FROM member m LEFT JOIN notice_choice c ON c.member = m.uuid
    WHERE m.uuid = p_member AND is_news_wanted(c.results, c.money, p_kind)
$$;
--> statement-breakpoint
CREATE FUNCTION tell_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_money(NEW.member, CASE NEW.status WHEN 'rejected' THEN 'deposit-rejected' ELSE NEW.status END,
    jsonb_build_object('depositId', NEW.id::text, 'channel', NEW.channel,
      'amount', baht_text(coalesce(NEW.credited_amount, NEW.prepare_total))));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_deposit AFTER UPDATE ON deposit FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status IN ('credited', 'expired', 'unmatched', 'rejected'))
  EXECUTE FUNCTION tell_of_deposit();
--> statement-breakpoint
CREATE FUNCTION tell_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_money(NEW.member, 'withdraw-' || NEW.status,
    jsonb_build_object('withdrawId', NEW.id::text, 'amount', baht_text(NEW.amount)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_withdrawal AFTER UPDATE ON withdrawal FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status IN ('approved', 'paid', 'rejected'))
  EXECUTE FUNCTION tell_of_withdrawal();
--> statement-breakpoint
-- News goes to everyone who was here in the last thirty days; who comes later reads it on the site.
CREATE FUNCTION tell_of_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification (member, at, kind, facts, push_waits)
    SELECT m.uuid, greatest(app_now(), NEW.published_at), 'news',
      jsonb_build_object('newsId', left(NEW.id, 300), 'title', left(NEW.title, 300)), is_pushed_to(c.push, m.uuid)
    FROM member m LEFT JOIN notice_choice c ON c.member = m.uuid
    WHERE m.role IS NULL AND m.closed_at IS NULL AND EXISTS (
      SELECT FROM session s WHERE s.member = m.uuid AND s.started_at > clock_timestamp() - interval '30 days');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_of_news AFTER INSERT ON news FOR EACH ROW EXECUTE FUNCTION tell_of_news();
--> statement-breakpoint
-- Open pages hear of it once it stands. What is due later is read later.
CREATE FUNCTION announce_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (channel, event, message)
    SELECT 'private-' || n.member, 'notice-update', jsonb_build_object('id', n.id::text, 'kind', n.kind,
      'facts', n.facts,
      'at', to_char(n.at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+07:00"'))
    FROM written n WHERE n.at <= app_now() ORDER BY n.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_notifications AFTER INSERT ON notification REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
--> statement-breakpoint
-- However a session ends, its device gets no more messages and its open sockets are closed.
CREATE FUNCTION close_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_token WHERE session = NEW.id;
  INSERT INTO outbox (channel, event, message)
    VALUES ('sessions', 'session-ended', jsonb_build_object('sid', NEW.id::text));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER close_session AFTER UPDATE OF ended_at ON session FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION close_session();
