-- True for a member who wants push messages and has a device registered for them.
CREATE OR REPLACE FUNCTION is_pushed_to(p_push boolean, p_member uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(p_push, false) AND EXISTS (SELECT FROM push_token t WHERE t.member = p_member)
$$;
