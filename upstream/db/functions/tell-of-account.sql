-- Notifies a member of a change of their account that somebody else would make after taking it over, or of what staff
-- decided on one of their bank accounts or answered: always wanted.
CREATE OR REPLACE FUNCTION tell_of_account(p_member uuid, p_kind text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO notification (member, at, kind, facts, push_waits)
    SELECT m.uuid, app_now(), p_kind, '{}'::jsonb, is_pushed_to(c.push, m.uuid)
    FROM member m LEFT JOIN notice_choice c ON c.member = m.uuid
    WHERE m.uuid = p_member
$$;
