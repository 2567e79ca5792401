-- A new account must be empty: a role that may insert accounts could otherwise create money without a movement.
CREATE OR REPLACE FUNCTION refuse_filled_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an account begins empty' USING ERRCODE = 'check_violation', CONSTRAINT = 'account_begins_empty';
END $$;

CREATE OR REPLACE TRIGGER account_begins_empty BEFORE INSERT ON account FOR EACH ROW
  WHEN (NEW.balance <> 0 OR NEW.version <> 0) EXECUTE FUNCTION refuse_filled_account();
