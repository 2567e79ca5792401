-- Announces the queue whose items a row of this table joins or leaves. Conditions stand in the triggers, so that
-- deposits that nobody looks at and withdrawals on their further way cost nothing.
CREATE OR REPLACE FUNCTION queue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_queue(CASE TG_TABLE_NAME
    WHEN 'deposit' THEN 'deposits'
    WHEN 'bank_feed' THEN 'feed-rows'
    WHEN 'withdrawal' THEN 'withdrawals'
    WHEN 'member_bank' THEN 'banks'
    WHEN 'ticket' THEN 'tickets'
    WHEN 'player_limit' THEN 'protection'
    WHEN 'approval' THEN 'approvals' END);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER deposit_joins_queue AFTER INSERT ON deposit FOR EACH ROW
  WHEN (NEW.status IN ('claimed', 'unmatched') OR NEW.status = 'waiting' AND NEW.channel = 'normal')
  EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER deposit_moves_queue AFTER UPDATE OF status ON deposit FOR EACH ROW
  WHEN ((OLD.status IN ('claimed', 'unmatched') OR OLD.status = 'waiting' AND OLD.channel = 'normal')
    <> (NEW.status IN ('claimed', 'unmatched') OR NEW.status = 'waiting' AND NEW.channel = 'normal'))
  EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER feed_row_joins_queue AFTER INSERT ON bank_feed FOR EACH ROW
  WHEN (NEW.status = 'unmatched') EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER feed_row_moves_queue AFTER UPDATE OF status ON bank_feed FOR EACH ROW
  WHEN ((OLD.status = 'unmatched') <> (NEW.status = 'unmatched')) EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER withdrawal_joins_queue AFTER INSERT ON withdrawal FOR EACH ROW
  WHEN (NEW.status = 'pending') EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER withdrawal_moves_queue AFTER UPDATE OF status ON withdrawal FOR EACH ROW
  WHEN ((OLD.status = 'pending') <> (NEW.status = 'pending')) EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER bank_joins_queue AFTER INSERT ON member_bank FOR EACH ROW
  WHEN (NEW.status = 'waiting') EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER bank_moves_queue AFTER UPDATE OF status ON member_bank FOR EACH ROW
  WHEN ((OLD.status = 'waiting') <> (NEW.status = 'waiting')) EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER ticket_joins_queue AFTER INSERT ON ticket FOR EACH ROW
  WHEN (NEW.state = 'open') EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER ticket_moves_queue AFTER UPDATE OF state ON ticket FOR EACH ROW
  WHEN ((OLD.state = 'open') <> (NEW.state = 'open')) EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER ticket_leaves_queue AFTER DELETE ON ticket FOR EACH ROW
  WHEN (OLD.state = 'open') EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER limit_joins_queue AFTER INSERT ON player_limit FOR EACH ROW
  WHEN (NEW.self_excluded_until IS NOT NULL) EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER limit_moves_queue AFTER UPDATE ON player_limit FOR EACH ROW
  WHEN (OLD.self_excluded_until IS DISTINCT FROM NEW.self_excluded_until) EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER approval_joins_queue AFTER INSERT ON approval FOR EACH ROW
  WHEN (NEW.state = 'waiting') EXECUTE FUNCTION queue_changed();

CREATE OR REPLACE TRIGGER approval_moves_queue AFTER UPDATE OF state ON approval FOR EACH ROW
  WHEN ((OLD.state = 'waiting') <> (NEW.state = 'waiting')) EXECUTE FUNCTION queue_changed();
