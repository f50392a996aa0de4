-- An alert may wait for a place that is sold out, which has no price: on a tour for any package of the departure. The version
-- before reads a threshold of nothing as one that no price reaches.
ALTER TABLE "price_alert" ADD COLUMN "waits_for" text NOT NULL DEFAULT 'price';--> statement-breakpoint
ALTER TABLE "price_alert" ALTER COLUMN "base_total" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_alert" ALTER COLUMN "threshold" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_alert" ADD CONSTRAINT "an_alert_waits_for_a_price_or_a_place" CHECK (
  "waits_for" IN ('price', 'place') AND num_nonnulls("base_total", "threshold") = CASE "waits_for" WHEN 'price' THEN 2 ELSE 0 END) NOT VALID;--> statement-breakpoint
ALTER TABLE "price_alert" DROP CONSTRAINT "an_alert_has_its_subject";--> statement-breakpoint
ALTER TABLE "price_alert" ADD CONSTRAINT "an_alert_has_one_subject" CHECK (
  ("kind" = 'property' AND num_nonnulls("property_id", "length_of_stay", "rooms") = 3
    AND num_nonnulls("departure_id", "package_id", "beds", "origin_city_id", "destination_city_id", "return_date", "adult_count", "child_count", "infant_count", "class") = 0)
  OR ("kind" = 'tour' AND num_nonnulls("departure_id", "rooms", "beds") = 3 AND ("package_id" IS NOT NULL OR "waits_for" = 'place')
    AND num_nonnulls("property_id", "length_of_stay", "origin_city_id", "destination_city_id", "return_date", "adult_count", "child_count", "infant_count", "class") = 0)
  OR ("kind" = 'flight' AND num_nonnulls("origin_city_id", "destination_city_id", "adult_count", "child_count", "infant_count", "class") = 6
    AND num_nonnulls("property_id", "length_of_stay", "rooms", "departure_id", "package_id", "beds") = 0)) NOT VALID;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "one_alert_on_a_departure" ON "price_alert" ("user_id", "departure_id", "rooms", "beds")
  WHERE "state" = 'active' AND "kind" = 'tour' AND "package_id" IS NULL;
