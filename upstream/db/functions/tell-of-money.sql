-- Writes a notification about a member's money, if the member wants these.
CREATE OR REPLACE FUNCTION tell_of_money(p_member uuid, p_kind text, p_facts jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO notification (member, at, kind, facts, push_waits)
    SELECT m.uuid, app_now(), p_kind, p_facts, is_pushed_to(c.push, m.uuid)
    FROM member m LEFT JOIN notice_choice c ON c.member = m.uuid
    WHERE m.uuid = p_member AND is_news_wanted(c.results, c.money, p_kind)
$$;
