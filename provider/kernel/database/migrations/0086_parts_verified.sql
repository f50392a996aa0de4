-- Parts of one sum are verified each by itself: one payment of the whole, or one for each part, where there was one for a
-- reservation. Versions before 0085 would take a verified part for the whole, and refuse to start afterwards.
UPDATE "schema_floor" SET "oldest" = 1795482859085;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_verified_whole" ON "payment" ("reservation_id") WHERE "state" = 'verified' AND "part" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_payment_per_part" ON "payment" ("reservation_id", "part")
  WHERE "part" IS NOT NULL AND "state" IN ('created', 'requested', 'unknown', 'verified');
--> statement-breakpoint
DROP INDEX "one_verified";
--> statement-breakpoint
ALTER TABLE "payment" VALIDATE CONSTRAINT "a_part_is_of_a_reservation";
