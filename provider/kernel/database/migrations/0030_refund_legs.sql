-- A refund is one row with its legs: to the card that paid, to a bank account, to the wallet. A row of the version before,
-- which knows one destination, has all of it in that one leg.
ALTER TABLE "refund" ADD COLUMN "card_part" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "bank_part" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "wallet_part" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "card_payment_id" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was given back to a card so far is late money, whole: of the payment that was sent back in the same transaction.
WITH sent AS (
  SELECT id, reservation_id, amount, row_number() OVER (PARTITION BY reservation_id, amount ORDER BY id) AS turn
  FROM refund WHERE destination = 'card'),
taken AS (
  SELECT id, reservation_id, coalesce(held_amount, amount - wallet_part) AS amount,
    row_number() OVER (PARTITION BY reservation_id, coalesce(held_amount, amount - wallet_part) ORDER BY settled_at, id) AS turn
  FROM payment WHERE state = 'reversed')
UPDATE refund SET card_payment_id = taken.id
  FROM sent JOIN taken USING (reservation_id, amount, turn) WHERE refund.id = sent.id;
--> statement-breakpoint
UPDATE refund SET
  card_part = CASE destination WHEN 'card' THEN amount ELSE 0 END,
  bank_part = CASE destination WHEN 'bank' THEN amount ELSE 0 END,
  wallet_part = CASE destination WHEN 'wallet' THEN amount ELSE 0 END;
--> statement-breakpoint
CREATE FUNCTION fill_legs_of_version_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.card_part := CASE NEW.destination WHEN 'card' THEN NEW.amount ELSE 0 END;
  NEW.bank_part := CASE NEW.destination WHEN 'bank' THEN NEW.amount ELSE 0 END;
  NEW.wallet_part := CASE NEW.destination WHEN 'wallet' THEN NEW.amount ELSE 0 END;
  IF NEW.card_part > 0 THEN
    SELECT id INTO NEW.card_payment_id FROM payment
      WHERE reservation_id = NEW.reservation_id AND state = 'refunding'
        AND coalesce(held_amount, amount - wallet_part) = NEW.amount
        AND NOT EXISTS (SELECT FROM refund WHERE card_payment_id = payment.id)
      ORDER BY id LIMIT 1;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER legs_of_version_before BEFORE INSERT ON refund FOR EACH ROW WHEN (NEW.card_part IS NULL)
  EXECUTE FUNCTION fill_legs_of_version_before();
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_card_payment_id_payment_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."payment"("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "refund" VALIDATE CONSTRAINT "refund_card_payment_id_payment_id_fk";--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "legs_make_the_refund" CHECK (num_nulls("refund"."card_part", "refund"."bank_part", "refund"."wallet_part") = 0
        AND least("refund"."card_part", "refund"."bank_part", "refund"."wallet_part") >= 0
        AND "refund"."card_part" + "refund"."bank_part" + "refund"."wallet_part" = "refund"."amount") NOT VALID;--> statement-breakpoint
ALTER TABLE "refund" VALIDATE CONSTRAINT "legs_make_the_refund";--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "a_card_leg_is_of_a_payment" CHECK ("refund"."card_part" = 0 OR "refund"."card_payment_id" IS NOT NULL) NOT VALID;--> statement-breakpoint
ALTER TABLE "refund" VALIDATE CONSTRAINT "a_card_leg_is_of_a_payment";--> statement-breakpoint
CREATE INDEX "refund_of_card_payment" ON "refund" USING btree ("card_payment_id") WHERE "refund"."card_payment_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_of_reservation" ON "refund" USING btree ("reservation_id") WHERE "refund"."reservation_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_to_send" ON "refund" USING btree ("next_check_at") WHERE "refund"."state" = 'paying';--> statement-breakpoint
-- What goes back to a card is never more than it was charged and the gateway still has: by all legs together, of a payment
-- of the same user and, where a reservation gives it back, for the same reservation. The payment's row is locked, so that
-- two refunds at once count each other.
CREATE FUNCTION refuse_more_to_a_card_than_it_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured bigint;
  returned bigint;
BEGIN
  SELECT CASE WHEN failure_reason = 'wrong_amount' THEN coalesce(held_amount, 0) ELSE amount - wallet_part END
    INTO captured FROM payment
    WHERE id = NEW.card_payment_id AND user_id = NEW.user_id AND gateway IS NOT NULL
      AND reservation_id IS NOT DISTINCT FROM NEW.reservation_id
      AND state IN ('verified', 'refund_due', 'refunding', 'reversed')
    FOR NO KEY UPDATE;
  SELECT sum(card_part) INTO returned FROM refund WHERE card_payment_id = NEW.card_payment_id;
  IF captured IS NULL OR returned > captured THEN
    RAISE EXCEPTION 'payment % took % rial and would give back %', NEW.card_payment_id, captured, returned
      USING ERRCODE = 'check_violation', CONSTRAINT = 'no_more_to_a_card_than_it_paid';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER no_more_to_a_card_than_it_paid AFTER INSERT OR UPDATE OF card_part, card_payment_id ON refund FOR EACH ROW
  WHEN (NEW.card_part > 0) EXECUTE FUNCTION refuse_more_to_a_card_than_it_paid();
--> statement-breakpoint
ALTER TABLE "settlement_line" ADD COLUMN "refunded" bigint;
--> statement-breakpoint
-- What a user has paid, for the list of their movements.
CREATE INDEX "payment_of_user" ON "payment" USING btree ("user_id");
