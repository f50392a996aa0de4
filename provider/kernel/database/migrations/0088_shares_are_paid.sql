-- What a companion paid goes back to their card, or to a sheba that they name: a refund to a bank without an account of the
-- user. Versions before 0087 would give it to the wallet of the booker, and refuse to start afterwards.
UPDATE "schema_floor" SET "oldest" = 1795482859087;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_payment_per_share" ON "payment" ("share_id")
  WHERE "share_id" IS NOT NULL AND "state" IN ('created', 'requested', 'unknown', 'verified');
--> statement-breakpoint
CREATE INDEX "refund_of_share" ON "refund" ("share_id") WHERE "share_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment" VALIDATE CONSTRAINT "payment_share_id_payment_share_id_fk";--> statement-breakpoint
ALTER TABLE "payment" VALIDATE CONSTRAINT "a_share_is_paid_by_card";--> statement-breakpoint
ALTER TABLE "refund" VALIDATE CONSTRAINT "refund_share_id_payment_share_id_fk";--> statement-breakpoint
ALTER TABLE "refund" VALIDATE CONSTRAINT "a_share_goes_to_no_wallet";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_to_its_bank";--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_to_its_bank"
  CHECK (("refund"."destination" = 'bank') = ("refund"."bank_account_id" IS NOT NULL OR ("refund"."share_id" IS NOT NULL AND "refund"."bank_part" > 0)));
