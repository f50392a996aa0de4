-- A sum that is due can be paid in parts: a payment has a number among them, or none where it pays the whole. The version
-- before writes none and reads none.
ALTER TABLE "payment" ADD COLUMN "part" smallint;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "a_part_is_of_a_reservation"
  CHECK ("payment"."part" IS NULL OR ("payment"."part" BETWEEN 1 AND 6 AND "payment"."reservation_id" IS NOT NULL)) NOT VALID;
--> statement-breakpoint
-- What was paid in parts is given back or booked once, like what is owed to a supplier.
CREATE OR REPLACE FUNCTION refuse_paying_back_more_than_was_taken() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reservation bigint;
  remaining bigint;
BEGIN
  PERFORM FROM ledger_account WHERE id = NEW.account_id AND kind IN ('supplier_payable', 'refunds_payable', 'paid_in_parts');
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
