-- Notifies a member of the outcome of their deposit.
CREATE OR REPLACE FUNCTION tell_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_money(NEW.member, CASE NEW.status WHEN 'rejected' THEN 'deposit-rejected' ELSE NEW.status END,
    jsonb_build_object('depositId', NEW.id::text, 'channel', NEW.channel,
      'amount', baht_text(coalesce(NEW.credited_amount, NEW.prepare_total))));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tell_of_deposit AFTER UPDATE ON deposit FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND NEW.status IN ('credited', 'expired', 'unmatched', 'rejected'))
  EXECUTE FUNCTION tell_of_deposit();
