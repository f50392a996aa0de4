CREATE TABLE "lounge" (
	"id" integer PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL REFERENCES "city"("id"),
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "a_lounge_costs_something" CHECK ("price" > 0)
);
--> statement-breakpoint
CREATE TABLE "lounge_hour" (
	"id" bigint PRIMARY KEY NOT NULL,
	"lounge_id" integer NOT NULL REFERENCES "lounge"("id"),
	"starts_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lounge_hour_of_lounge" ON "lounge_hour" ("lounge_id", "starts_at");
--> statement-breakpoint
CREATE TABLE "reservation_lounge" (
	"reservation_id" bigint PRIMARY KEY NOT NULL REFERENCES "reservation"("id"),
	"hour_id" bigint NOT NULL
);
