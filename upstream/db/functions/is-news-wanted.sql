-- The rule of lib/domain/notifications/notification-settings: without a stored choice, everything is wanted. A parity test compares the
-- two.
CREATE OR REPLACE FUNCTION is_news_wanted(p_results text, p_money boolean, p_kind text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_kind IN ('won', 'refunded', 'cancelled') THEN coalesce(p_results, 'all') <> 'none'
    WHEN p_kind = 'lost' THEN coalesce(p_results, 'all') = 'all'
    WHEN p_kind IN ('credited', 'expired', 'withdraw-approved', 'withdraw-paid') THEN coalesce(p_money, true)
    ELSE true
  END
$$;
