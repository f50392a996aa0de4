-- Codes to numbers abroad are counted by country, against SMS pumping. Of those before nothing is known; they age out in two days.
ALTER TABLE "one_time_code" ADD COLUMN "country" text;--> statement-breakpoint
CREATE INDEX "code_abroad" ON "one_time_code" ("country", "sent_at") WHERE country <> 'IR';
