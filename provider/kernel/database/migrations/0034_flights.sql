-- Flights with their fares, the offers made of them, seats, tickets, the lowest price of each day, and what carriers change.
CREATE TABLE "flight_carrier" (
	"code" text PRIMARY KEY NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flight_airport" (
	"iata" char(3) PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flight" (
	"id" bigint PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"operated_by" text,
	"number" text NOT NULL,
	"origin" char(3) NOT NULL,
	"destination" char(3) NOT NULL,
	"origin_terminal" text,
	"destination_terminal" text,
	"local_date" date NOT NULL,
	"departs_at" timestamp with time zone NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL,
	"aircraft" text NOT NULL,
	"state" text NOT NULL,
	"blocked_seats" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "a_flight_takes_time" CHECK ("flight"."arrives_at" > "flight"."departs_at"),
	CONSTRAINT "a_flight_leads_elsewhere" CHECK ("flight"."origin" <> "flight"."destination")
);
--> statement-breakpoint
CREATE TABLE "flight_fare" (
	"id" bigint PRIMARY KEY NOT NULL,
	"flight_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"class" text NOT NULL,
	"brand" text NOT NULL,
	"booking_class" char(1) NOT NULL,
	"prices" jsonb NOT NULL,
	"baggage" jsonb NOT NULL,
	"policy_id" text NOT NULL,
	"confirmation" text NOT NULL,
	CONSTRAINT "a_fare_is_of_its_flight" CHECK ("flight_fare"."id" / 16 = "flight_fare"."flight_id"),
	CONSTRAINT "flight_fare_flight_id_flight_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."flight"("id") ON DELETE CASCADE
);
--> statement-breakpoint
CREATE TABLE "flight_offer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"origin_city_id" integer NOT NULL,
	"destination_city_id" integer NOT NULL,
	"date" date NOT NULL,
	"class" text NOT NULL,
	"fare_ids" bigint[] NOT NULL,
	"flight_ids" bigint[] NOT NULL,
	"kind" text NOT NULL,
	"confirmation" text NOT NULL,
	"policy_id" text NOT NULL,
	"brand" text NOT NULL,
	"carriers" text[] NOT NULL,
	"from_airport" char(3) NOT NULL,
	"to_airport" char(3) NOT NULL,
	"stops" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"departs_time" char(5) NOT NULL,
	"arrives_time" char(5) NOT NULL,
	"has_bag" boolean NOT NULL,
	"is_protected" boolean NOT NULL,
	"prices" jsonb NOT NULL,
	"adult_total" bigint NOT NULL,
	"departs_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"seat_stock_ids" bigint[] NOT NULL,
	"infant_stock_ids" bigint[] NOT NULL,
	CONSTRAINT "one_offer_of_fares" UNIQUE("fare_ids"),
	CONSTRAINT "an_offer_has_flights" CHECK (cardinality("flight_offer"."fare_ids") BETWEEN 1 AND 3),
	CONSTRAINT "an_offer_has_a_fare_a_flight" CHECK (cardinality("flight_offer"."fare_ids") = cardinality("flight_offer"."flight_ids"))
);
--> statement-breakpoint
CREATE TABLE "reservation_flight" (
	"reservation_id" bigint NOT NULL,
	"flight_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"leg" smallint NOT NULL,
	CONSTRAINT "reservation_flight_reservation_id_flight_id_pk" PRIMARY KEY("reservation_id","flight_id"),
	CONSTRAINT "reservation_flight_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id")
);
--> statement-breakpoint
CREATE TABLE "flight_ticket" (
	"reservation_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"locator" text NOT NULL,
	"tickets" text[] NOT NULL,
	CONSTRAINT "flight_ticket_reservation_id_direction_pk" PRIMARY KEY("reservation_id","direction"),
	CONSTRAINT "a_locator_can_be_read_out" CHECK ("flight_ticket"."locator" ~ '^[A-HJ-NP-Z2-9]{6}$'),
	CONSTRAINT "flight_ticket_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id")
);
--> statement-breakpoint
CREATE TABLE "flight_seat" (
	"flight_id" bigint NOT NULL,
	"seat" text NOT NULL,
	"reservation_id" bigint NOT NULL,
	"traveller" smallint NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "flight_seat_flight_id_seat_pk" PRIMARY KEY("flight_id","seat"),
	CONSTRAINT "one_seat_a_traveller" UNIQUE("flight_id","reservation_id","traveller"),
	CONSTRAINT "a_seat_costs_nothing_or_more" CHECK ("flight_seat"."price" >= 0),
	CONSTRAINT "flight_seat_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id")
);
--> statement-breakpoint
CREATE TABLE "fare_day" (
	"origin_city_id" integer NOT NULL,
	"destination_city_id" integer NOT NULL,
	"date" date NOT NULL,
	"class" text NOT NULL,
	"adult_total" bigint,
	"valid_until" timestamp with time zone,
	CONSTRAINT "fare_day_origin_city_id_destination_city_id_date_class_pk" PRIMARY KEY("origin_city_id","destination_city_id","date","class")
);
--> statement-breakpoint
CREATE TABLE "fare_note" (
	"origin_city_id" integer NOT NULL,
	"destination_city_id" integer NOT NULL,
	"date" date NOT NULL,
	"class" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY,
	CONSTRAINT "fare_note_id_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
CREATE TABLE "flight_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"flight_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "a_new_time_or_none" CHECK (("flight_change"."kind" = 'cancelled') = ("flight_change"."after" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "reservation_change" (
	"reservation_id" bigint NOT NULL,
	"change_id" bigint NOT NULL,
	"is_major" boolean NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "reservation_change_reservation_id_change_id_pk" PRIMARY KEY("reservation_id","change_id"),
	CONSTRAINT "reservation_change_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id"),
	CONSTRAINT "reservation_change_change_id_flight_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."flight_change"("id")
);
--> statement-breakpoint
CREATE INDEX "fare_day_to_renew" ON "fare_day" ("valid_until");
--> statement-breakpoint
CREATE INDEX "flight_of_day" ON "flight" ("local_date");
--> statement-breakpoint
CREATE INDEX "change_of_flight" ON "flight_change" ("flight_id");
--> statement-breakpoint
CREATE INDEX "change_to_do" ON "flight_change" ("id") WHERE NOT is_done;
--> statement-breakpoint
CREATE INDEX "fare_of_flight" ON "flight_fare" ("flight_id");
--> statement-breakpoint
CREATE INDEX "flight_offer_of_search" ON "flight_offer" ("origin_city_id","destination_city_id","date","class");
--> statement-breakpoint
CREATE INDEX "flight_offer_of_flight" ON "flight_offer" USING gin ("flight_ids");
--> statement-breakpoint
CREATE INDEX "seat_of_reservation" ON "flight_seat" ("reservation_id");
--> statement-breakpoint
CREATE INDEX "reservation_of_flight" ON "reservation_flight" ("flight_id");
--> statement-breakpoint
-- A day's lowest price may change when the last place that an offer needs is taken or given back. The statement that moves
-- the counter notes the days, so nothing that sells or releases can forget to.
CREATE FUNCTION note_fares_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO fare_note (origin_city_id, destination_city_id, date, class)
  SELECT DISTINCT origin_city_id, destination_city_id, date, class FROM flight_offer
  WHERE flight_ids @> ARRAY[CASE WHEN NEW.id % 8 = 4 THEN NEW.id / 8 / 16 ELSE NEW.id / 8 END];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER a_full_flight_is_noted AFTER UPDATE OF total, held, sold ON stock FOR EACH ROW
  WHEN (NEW.id % 8 IN (2, 4) AND (OLD.held + OLD.sold < OLD.total) <> (NEW.held + NEW.sold < NEW.total))
  EXECUTE FUNCTION note_fares_of_stock();
