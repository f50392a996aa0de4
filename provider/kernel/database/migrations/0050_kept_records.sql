-- Who bought what was paid for, of accounts that were deleted: sealed, with the day on which it is deleted too.
CREATE TABLE "kept_record" (
	"reservation_id" bigint PRIMARY KEY REFERENCES "reservation"("id"),
	"details" text NOT NULL,
	"kept_until" date NOT NULL,
	CONSTRAINT "a_kept_record_is_sealed" CHECK ("details" LIKE 'v2.%')
);
--> statement-breakpoint
CREATE INDEX "kept_record_by_end" ON "kept_record" ("kept_until");
