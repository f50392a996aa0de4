-- What is only ever added to stays whatever role asks, the owner of the tables too: no UPDATE, no DELETE, no TRUNCATE.
-- The same tables as provider/database/append-only.ts. A TRUNCATE that cascades to one of them is refused as well.
CREATE FUNCTION refuse_changing_a_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_history_stays BEFORE UPDATE OR DELETE ON payment_event FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE TRIGGER decisions_stay BEFORE UPDATE OR DELETE ON word_decision FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_journal EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_posting EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON payment_event EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON refund_event EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON reservation_event EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON word_decision EXECUTE FUNCTION refuse_changing_a_record();
