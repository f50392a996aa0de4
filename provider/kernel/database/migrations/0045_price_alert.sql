-- Alerts on the price of a stay, a tour or a flight: three at a time for a user over all products, each for days to come
-- and a limit below the total of that moment.
CREATE TABLE "price_alert" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" bigint NOT NULL REFERENCES "user_account"("id"),
	"kind" text NOT NULL,
	"slot" smallint,
	"date" date NOT NULL,
	"property_id" integer,
	"length_of_stay" smallint,
	"rooms" text,
	"departure_id" bigint,
	"package_id" bigint,
	"beds" text,
	"origin_city_id" integer,
	"destination_city_id" integer,
	"return_date" date,
	"adult_count" smallint,
	"child_count" smallint,
	"infant_count" smallint,
	"class" text,
	"base_total" bigint NOT NULL,
	"threshold" bigint NOT NULL,
	"triggered_total" bigint,
	"state" text NOT NULL DEFAULT 'active',
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "three_alerts_at_a_time" CHECK ("slot" BETWEEN 1 AND 3),
	CONSTRAINT "an_active_alert_has_a_slot" CHECK (("state" = 'active') = ("slot" IS NOT NULL)),
	CONSTRAINT "an_alert_is_in_a_state" CHECK ("state" IN ('active', 'triggered', 'expired')),
	CONSTRAINT "an_alert_is_below_its_price" CHECK ("threshold" > 0 AND "threshold" < "base_total"),
	CONSTRAINT "an_alert_is_triggered_at_its_threshold" CHECK (
		("state" = 'triggered') = ("triggered_total" IS NOT NULL) AND coalesce("triggered_total", 0) <= "threshold"),
	CONSTRAINT "an_alert_is_for_days_to_come" CHECK ("date" >= (("created_at" AT TIME ZONE 'UTC') + interval '3 hours 30 minutes')::date),
	CONSTRAINT "an_alert_has_nights" CHECK ("length_of_stay" BETWEEN 1 AND 30 AND char_length("rooms") BETWEEN 1 AND 100),
	CONSTRAINT "an_alert_has_its_subject" CHECK (
		("kind" = 'property' AND num_nonnulls("property_id", "length_of_stay", "rooms") = 3
			AND num_nonnulls("departure_id", "package_id", "beds", "origin_city_id", "destination_city_id", "return_date", "adult_count", "child_count", "infant_count", "class") = 0)
		OR ("kind" = 'tour' AND num_nonnulls("departure_id", "package_id", "rooms", "beds") = 4
			AND num_nonnulls("property_id", "length_of_stay", "origin_city_id", "destination_city_id", "return_date", "adult_count", "child_count", "infant_count", "class") = 0)
		OR ("kind" = 'flight' AND num_nonnulls("origin_city_id", "destination_city_id", "adult_count", "child_count", "infant_count", "class") = 6
			AND num_nonnulls("property_id", "length_of_stay", "rooms", "departure_id", "package_id", "beds") = 0)),
	CONSTRAINT "an_alert_flies_somewhere" CHECK (
		"origin_city_id" <> "destination_city_id" AND coalesce("return_date", "date") >= "date"
		AND "adult_count" >= 1 AND "child_count" >= 0 AND "adult_count" + "child_count" <= 9 AND "infant_count" BETWEEN 0 AND "adult_count")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "one_alert_in_a_slot" ON "price_alert" ("user_id","slot") WHERE "state" = 'active';
--> statement-breakpoint
CREATE UNIQUE INDEX "one_alert_on_a_stay" ON "price_alert" ("user_id","property_id","date","length_of_stay","rooms")
	WHERE "state" = 'active' AND "kind" = 'property';
--> statement-breakpoint
CREATE UNIQUE INDEX "one_alert_on_a_tour" ON "price_alert" ("user_id","package_id","rooms","beds") WHERE "state" = 'active' AND "kind" = 'tour';
--> statement-breakpoint
CREATE UNIQUE INDEX "one_alert_on_a_flight" ON "price_alert"
	("user_id","origin_city_id","destination_city_id","date",coalesce("return_date", '-infinity'::date),"class","adult_count","child_count","infant_count")
	WHERE "state" = 'active' AND "kind" = 'flight';
--> statement-breakpoint
CREATE INDEX "price_alert_active" ON "price_alert" ("id") WHERE "state" = 'active';
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "price_alert_id" bigint REFERENCES "price_alert"("id");
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "a_notification_has_its_subject";
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "a_notification_has_one_subject" CHECK (
	("kind" IN ('booking', 'refund') AND "reservation_id" IS NOT NULL AND "question_id" IS NULL AND "price_alert_id" IS NULL)
	OR ("kind" = 'answer' AND "question_id" IS NOT NULL AND "reservation_id" IS NULL AND "price_alert_id" IS NULL)
	OR ("kind" = 'price_alert' AND "price_alert_id" IS NOT NULL AND "reservation_id" IS NULL AND "question_id" IS NULL)) NOT VALID;
