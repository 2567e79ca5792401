-- A member's money as the screens show it: spendable, held, and a version that only grows.
CREATE OR REPLACE FUNCTION money_of(p_member uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'balance', coalesce(max(balance) FILTER (WHERE kind = 'cash'), 0),
    'held', coalesce(max(balance) FILTER (WHERE kind = 'pending'), 0),
    'version', coalesce(sum(version), 0))
  FROM account WHERE owner = p_member
$$;
