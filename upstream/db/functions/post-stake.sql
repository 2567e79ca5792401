-- Posts the stake of a new slip (satang) from the member's account to the house and tells the member's open pages.
-- The caller holds the account and passes it as it is under that lock; its balance suffices.
CREATE OR REPLACE FUNCTION post_stake(p_account account, p_kind text, p_poy_id uuid, p_total bigint, p_now timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_movement bigint;
BEGIN
  INSERT INTO movement (kind, ref, created_at) VALUES (p_kind, p_poy_id::text, p_now) RETURNING id INTO v_movement;
  UPDATE account SET balance = balance - p_total, version = version + 1 WHERE id = p_account.id;
  INSERT INTO entry (movement, account, amount, balance_after) VALUES
    (v_movement, p_account.id, -p_total, p_account.balance - p_total),
    (v_movement, (SELECT id FROM account WHERE owner IS NULL AND kind = 'house-stakes'), p_total, NULL);
  PERFORM announce_money(p_account.owner);
END $$;
