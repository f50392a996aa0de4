-- By a keyed digest of the number or the address: whose letters these are, without opening them. Null: of the version before.
ALTER TABLE "outbox" ADD COLUMN "recipient_index" text;
--> statement-breakpoint
CREATE INDEX "outbox_of_recipient" ON "outbox" ("recipient_index") WHERE "recipient_index" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "sender_index" text;
--> statement-breakpoint
CREATE INDEX "inquiry_of_sender" ON "inquiry" ("sender_index") WHERE "sender_index" IS NOT NULL;
