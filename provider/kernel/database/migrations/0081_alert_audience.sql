-- For whom an alert on a stay is: the prices that it watches are of rates that its party can have. The version before sets
-- none, which is read as Iranian, as all were until now.
ALTER TABLE "price_alert" ADD COLUMN "audience" text;--> statement-breakpoint
UPDATE "price_alert" SET "audience" = 'iranian' WHERE "kind" = 'property';--> statement-breakpoint
ALTER TABLE "price_alert" ADD CONSTRAINT "an_audience_is_of_an_alert_on_a_stay"
  CHECK ("audience" IS NULL OR ("audience" IN ('iranian', 'foreign', 'mixed') AND "kind" = 'property')) NOT VALID;
