-- The difference of a change is a payment of its own beside that of the whole. Versions before 0091 would take it for the
-- payment of the whole, which is paid already, and refuse to start afterwards.
UPDATE "schema_floor" SET "oldest" = 1795482859091;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_verified_first" ON "payment" ("reservation_id")
  WHERE "state" = 'verified' AND "part" IS NULL AND "change_id" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_verified_change" ON "payment" ("change_id") WHERE "state" = 'verified' AND "change_id" IS NOT NULL;
--> statement-breakpoint
DROP INDEX "one_verified_whole";
--> statement-breakpoint
ALTER TABLE "payment" VALIDATE CONSTRAINT "payment_change_id_held_change_id_fk";--> statement-breakpoint
ALTER TABLE "payment" VALIDATE CONSTRAINT "a_change_is_paid_whole";
