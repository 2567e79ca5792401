-- Posts one movement. A second post of the same (kind, ref) changes nothing and returns null.
-- Locks the accounts by id, the order used everywhere.
CREATE OR REPLACE FUNCTION post_movement(p_kind text, p_ref text, p_reason text, p_accounts bigint[], p_amounts bigint[])
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_movement bigint;
BEGIN
  PERFORM 1 FROM account WHERE id = ANY (p_accounts) AND owner IS NOT NULL ORDER BY id FOR UPDATE;
  INSERT INTO movement (kind, ref, reason, created_at) VALUES (p_kind, p_ref, p_reason, app_now())
    ON CONFLICT (kind, ref) DO NOTHING RETURNING id INTO v_movement;
  IF v_movement IS NULL THEN
    RETURN NULL;
  END IF;
  UPDATE account SET balance = balance + posting.amount, version = version + 1
    FROM unnest(p_accounts, p_amounts) AS posting (account, amount)
    WHERE account.id = posting.account AND account.owner IS NOT NULL;
  INSERT INTO entry (movement, account, amount, balance_after)
    SELECT v_movement, account.id, posting.amount, account.balance
    FROM unnest(p_accounts, p_amounts) AS posting (account, amount) JOIN account ON account.id = posting.account;
  PERFORM announce_money(owner) FROM account WHERE id = ANY (p_accounts) AND owner IS NOT NULL GROUP BY owner;
  RETURN v_movement;
END $$;
