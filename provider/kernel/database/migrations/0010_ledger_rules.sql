-- What must hold of the books even if the code is wrong (reliability rule 9).
-- A journal adds up to nothing when its transaction ends.
CREATE FUNCTION refuse_an_unbalanced_journal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE total bigint;
BEGIN
  SELECT sum(amount) INTO total FROM ledger_posting WHERE journal_id = NEW.journal_id;
  IF total <> 0 THEN
    RAISE EXCEPTION 'journal % adds up to %', NEW.journal_id, total USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER a_journal_adds_up_to_nothing AFTER INSERT ON ledger_posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_an_unbalanced_journal();
--> statement-breakpoint
-- What is booked stays booked: a mistake is mended by another journal.
CREATE FUNCTION refuse_changing_the_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the books are only added to' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER journals_stay BEFORE UPDATE OR DELETE ON ledger_journal FOR EACH ROW EXECUTE FUNCTION refuse_changing_the_books();
--> statement-breakpoint
CREATE TRIGGER postings_stay BEFORE UPDATE OR DELETE ON ledger_posting FOR EACH ROW EXECUTE FUNCTION refuse_changing_the_books();
--> statement-breakpoint
CREATE TRIGGER refund_history_stays BEFORE UPDATE OR DELETE ON refund_event FOR EACH ROW EXECUTE FUNCTION refuse_changing_the_books();
