-- A sum is paid together: a share is a link by which a companion pays a part of it. The version before writes none.
CREATE TABLE "payment_share" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "public_id" text NOT NULL UNIQUE,
  "reservation_id" bigint NOT NULL REFERENCES "reservation" ("id"),
  "digest" text NOT NULL UNIQUE,
  "amount" bigint NOT NULL,
  "name" text,
  "sheba" text,
  "created_at" timestamp with time zone NOT NULL,
  "revoked_at" timestamp with time zone,
  CONSTRAINT "a_share_of_something" CHECK ("payment_share"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX "share_of_reservation" ON "payment_share" ("reservation_id");
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "share_id" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_share_id_payment_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "payment_share" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "a_share_is_paid_by_card"
  CHECK ("payment"."share_id" IS NULL OR ("payment"."wallet_part" = 0 AND "payment"."part" IS NOT NULL)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "share_id" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_share_id_payment_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "payment_share" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "a_share_goes_to_no_wallet"
  CHECK ("refund"."share_id" IS NULL OR "refund"."wallet_part" = 0) NOT VALID;
