ALTER TABLE "payment" ADD COLUMN "held_amount" bigint;--> statement-breakpoint
CREATE INDEX "journal_of_reservation" ON "ledger_journal" USING btree ("reservation_id") WHERE "ledger_journal"."reservation_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "a_wrong_amount_pays_nothing" CHECK ("payment"."held_amount" IS NULL OR ("payment"."held_amount" >= 0 AND "payment"."held_amount" <> "payment"."amount" - "payment"."wallet_part"
        AND "payment"."state" <> 'verified'));--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "a_penalty_is_of_what_was_paid" CHECK ("reservation"."penalty" <= "reservation"."paid");--> statement-breakpoint
-- What goes back for a reservation is never more than was taken for it: neither what its property is owed nor what is on
-- its way back to its traveller falls below zero, whoever books.
CREATE FUNCTION refuse_paying_back_more_than_was_taken() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reservation bigint;
  remaining bigint;
BEGIN
  PERFORM FROM ledger_account WHERE id = NEW.account_id AND kind IN ('supplier_payable', 'refunds_payable');
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT reservation_id INTO reservation FROM ledger_journal WHERE id = NEW.journal_id;
  IF reservation IS NULL THEN RETURN NULL; END IF;
  SELECT sum(posting.amount) INTO remaining FROM ledger_posting AS posting
    JOIN ledger_journal AS journal ON journal.id = posting.journal_id
    WHERE journal.reservation_id = reservation AND posting.account_id = NEW.account_id;
  IF remaining < 0 THEN
    RAISE EXCEPTION 'reservation % would pay back % rial more than was taken', reservation, -remaining USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER no_more_back_than_was_taken AFTER INSERT ON ledger_posting FOR EACH ROW
  WHEN (NEW.amount < 0) EXECUTE FUNCTION refuse_paying_back_more_than_was_taken();
