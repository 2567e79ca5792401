-- A trigger notifies members whenever the status of slips changes, so that no caller can forget it.
-- Functions that read tables run for every slip of a block: so the clock is read once, and devices are looked for only
-- where push is wanted.
CREATE OR REPLACE FUNCTION tell_of_poys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := app_now();
BEGIN
  INSERT INTO notification (member, at, kind, facts, push_waits)
    SELECT n.member, v_now, n.status, jsonb_build_object('poyId', n.poy_id::text, 'poyNo', n.poy_no::text,
        'betGroup', r.bet_group, 'betType', r.bet_type,
        'stake', baht_text(n.total), 'amount', baht_text(CASE n.status WHEN 'won' THEN n.win ELSE n.total END)),
      coalesce(c.push, false) AND is_pushed_to(c.push, n.member)
    FROM moved n
    JOIN standing o ON o.poy_id = n.poy_id
    JOIN round r ON r.bet_id = n.bet_id
    LEFT JOIN notice_choice c ON c.member = n.member
    WHERE n.status <> o.status AND n.status <> 'accepted' AND is_news_wanted(c.results, c.money, n.status)
    ORDER BY n.poy_no;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_of_poys AFTER UPDATE ON poy REFERENCING OLD TABLE AS standing NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_poys();
