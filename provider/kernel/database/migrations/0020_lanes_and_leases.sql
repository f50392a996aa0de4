ALTER TABLE "outbox" ADD COLUMN "lane" text DEFAULT 'work' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reference" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
UPDATE "outbox" SET "lane" = 'codes' WHERE "state" = 'waiting' AND "payload"::jsonb ->> 'ttl' IS NOT NULL;--> statement-breakpoint
DROP INDEX "outbox_waiting";--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("lane","not_before") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "vault_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed_version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO "vault_state" DEFAULT VALUES;
