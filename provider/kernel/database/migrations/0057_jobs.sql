-- The jobs that one process at a time runs: who may, until when, and when the next run is due. Leases run by the machine's clock, periods by the product's.
CREATE TABLE "job" (
	"name" text PRIMARY KEY NOT NULL,
	"run" bigint DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"last_started" timestamp with time zone,
	"last_ended" timestamp with time zone,
	"last_ok" timestamp with time zone
);
--> statement-breakpoint
-- How far a check of everything has come: it goes on from there.
CREATE TABLE "check_progress" (
	"name" text PRIMARY KEY NOT NULL,
	"upto" bigint NOT NULL
);
--> statement-breakpoint
-- Stock is compared with reservations a few counters at a time: each finds its own.
CREATE INDEX IF NOT EXISTS "room_of_room_type" ON "reservation_room" USING btree ("room_type_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "claim_of_stock" ON "reservation_claim" USING btree ("stock_id");
