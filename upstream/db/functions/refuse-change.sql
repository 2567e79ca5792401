-- Rows of the ledger, of draws and of the audit are append-only: this trigger refuses every update and delete.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER movement_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON movement EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER entry_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON entry EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER poy_line_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON poy_line EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER audit_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER set_line_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON set_line EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER ying_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ying EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER ying_draw_stays BEFORE DELETE OR TRUNCATE ON ying_draw EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER audit_head_stays BEFORE DELETE OR TRUNCATE ON audit_head EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER operator_access_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_access EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER operator_read_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_read EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER draw_log_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON draw_log EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER ying_witness_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON ying_witness EXECUTE FUNCTION refuse_change();
