-- Notifies a member of the outcome of their withdrawal.
CREATE OR REPLACE FUNCTION tell_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_money(NEW.member, 'withdraw-' || NEW.status,
    jsonb_build_object('withdrawId', NEW.id::text, 'amount', baht_text(NEW.amount)));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_of_withdrawal AFTER UPDATE ON withdrawal FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status IN ('approved', 'paid', 'rejected'))
  EXECUTE FUNCTION tell_of_withdrawal();
