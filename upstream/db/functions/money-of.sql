-- A member's money as the screens show it: spendable, held, and a version that only grows.
-- In plpgsql, which keeps the plan: a function in SQL that reads a table is planned anew at each call.
CREATE OR REPLACE FUNCTION money_of(p_member uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object(
      'balance', coalesce(max(balance) FILTER (WHERE kind = 'cash'), 0),
      'held', coalesce(max(balance) FILTER (WHERE kind = 'pending'), 0),
      'version', coalesce(sum(version), 0))
    FROM account WHERE owner = p_member);
END $$;
