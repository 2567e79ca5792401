-- The one clock of the service. Tests move it by the row in clock_offset; elsewhere that row stays at 0.
INSERT INTO clock_offset (id, offset_ms) VALUES (1, 0);
--> statement-breakpoint
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT clock_timestamp() + (SELECT offset_ms FROM clock_offset) * interval '1 millisecond'
$$;
--> statement-breakpoint
CREATE FUNCTION epoch_ms(moment timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT floor(extract(epoch FROM moment) * 1000)::bigint
$$;
--> statement-breakpoint
-- The house's side of every movement.
INSERT INTO account (owner, kind) VALUES (NULL, 'house-bank'), (NULL, 'house-stakes'), (NULL, 'house-grants');
--> statement-breakpoint
-- What is written of money stays as it was written.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER movement_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON movement EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entry_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON entry EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER poy_line_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON poy_line EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A movement's entries come in one statement and sum to zero, or they do not come.
CREATE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM inserted GROUP BY movement HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'unbalanced movement' USING ERRCODE = 'check_violation', CONSTRAINT = 'movement_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entry_balanced AFTER INSERT ON entry
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced();
--> statement-breakpoint
-- The member's money as his screens show it: spendable, held, and a version that only grows.
CREATE FUNCTION money_of(p_member uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'balance', coalesce(max(balance) FILTER (WHERE kind = 'cash'), 0),
    'held', coalesce(max(balance) FILTER (WHERE kind = 'pending'), 0),
    'version', coalesce(sum(version), 0))
  FROM account WHERE owner = p_member
$$;
--> statement-breakpoint
-- Tells the member's open pages that his money moved; published once the transaction stands.
CREATE FUNCTION announce_money(p_member uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (channel, event, message) VALUES ('private-' || p_member, 'money-update', money_of(p_member))
$$;
--> statement-breakpoint
-- Posts one movement. A second post of the same (kind, ref) changes nothing and says so by null.
-- Accounts are locked in the order of their ids, as everywhere.
CREATE FUNCTION post_movement(p_kind text, p_ref text, p_reason text, p_accounts bigint[], p_amounts bigint[])
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
