-- Tours: agencies, tours, departures with their seats, packages with their rooms, and what searches and lists read of them.
CREATE TABLE "tour_agency" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"licence_fa" text NOT NULL,
	"licence_en" text NOT NULL,
	"phone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"city_id" integer NOT NULL,
	"property_id" integer,
	"kind" text NOT NULL,
	"nights" smallint NOT NULL,
	"title_fa" text NOT NULL,
	"title_en" text NOT NULL,
	"summary_fa" text NOT NULL,
	"summary_en" text NOT NULL,
	"images" jsonb NOT NULL,
	"itinerary" jsonb NOT NULL,
	"included" jsonb NOT NULL,
	"excluded" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"visa" jsonb NOT NULL,
	"insurance_fa" text NOT NULL,
	"insurance_en" text NOT NULL,
	"leader_fa" text,
	"leader_en" text,
	"agency_id" integer NOT NULL,
	"policy_id" text NOT NULL,
	"passport_months" smallint,
	"mode" text NOT NULL,
	"occasions" text[] NOT NULL,
	CONSTRAINT "tour_slug" UNIQUE("city_id","slug"),
	CONSTRAINT "tour_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id"),
	CONSTRAINT "tour_agency_id_tour_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."tour_agency"("id"),
	CONSTRAINT "no_tour_from" CHECK ("tour"."slug" !~ '^From'),
	CONSTRAINT "a_tour_has_nights" CHECK ("tour"."nights" > 0)
);
--> statement-breakpoint
CREATE TABLE "tour_departure" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tour_id" integer NOT NULL,
	"origin_city_id" integer NOT NULL,
	"date" date NOT NULL,
	"nights" smallint NOT NULL,
	"state" text NOT NULL,
	"end_reason" text,
	"min_group" smallint NOT NULL,
	"decide_by" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"departs_at" timestamp with time zone NOT NULL,
	"returns_at" timestamp with time zone NOT NULL,
	"visa_submitted_on" date,
	"legs" jsonb NOT NULL,
	"seats_stock_id" bigint NOT NULL,
	CONSTRAINT "tour_departure_seats_stock_id_unique" UNIQUE("seats_stock_id"),
	CONSTRAINT "seats_are_counted_by_departure" CHECK ("tour_departure"."seats_stock_id" = "tour_departure"."id" * 8),
	CONSTRAINT "a_departure_closes_before_it_leaves" CHECK ("tour_departure"."closes_at" <= "tour_departure"."departs_at"),
	CONSTRAINT "a_departure_returns" CHECK ("tour_departure"."returns_at" > "tour_departure"."departs_at")
);
--> statement-breakpoint
CREATE INDEX "departure_of_tour" ON "tour_departure" ("tour_id","origin_city_id","date");--> statement-breakpoint
CREATE INDEX "departure_to_decide" ON "tour_departure" ("decide_by") WHERE state = 'scheduled';
--> statement-breakpoint
CREATE TABLE "tour_package" (
	"id" bigint PRIMARY KEY NOT NULL,
	"departure_id" bigint NOT NULL,
	"stays" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"beds" smallint NOT NULL,
	"star" smallint NOT NULL,
	"meal" text NOT NULL,
	"confirmation" text NOT NULL,
	"rooms_stock_id" bigint NOT NULL,
	CONSTRAINT "tour_package_rooms_stock_id_unique" UNIQUE("rooms_stock_id"),
	CONSTRAINT "rooms_are_counted_by_package" CHECK ("tour_package"."rooms_stock_id" = "tour_package"."id" * 8 + 1)
);
--> statement-breakpoint
CREATE INDEX "package_of_departure" ON "tour_package" ("departure_id");
--> statement-breakpoint
CREATE TABLE "tour_offer" (
	"package_id" bigint PRIMARY KEY NOT NULL,
	"destination_city_id" integer NOT NULL,
	"origin_city_id" integer NOT NULL,
	"date" date NOT NULL,
	"nights" smallint NOT NULL,
	"tour_id" integer NOT NULL,
	"departure_id" bigint NOT NULL,
	"prices" jsonb NOT NULL,
	"beds" smallint NOT NULL,
	"star" smallint NOT NULL,
	"meal" text NOT NULL,
	"mode" text NOT NULL,
	"carrier_fa" text NOT NULL,
	"carrier_en" text NOT NULL,
	"confirmation" text NOT NULL,
	"visa" text NOT NULL,
	"state" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"seats_stock_id" bigint NOT NULL,
	"rooms_stock_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "offer_of_search" ON "tour_offer" ("destination_city_id","origin_city_id","date");--> statement-breakpoint
CREATE INDEX "offer_of_departure" ON "tour_offer" ("departure_id");
--> statement-breakpoint
CREATE TABLE "reservation_tour" (
	"reservation_id" bigint PRIMARY KEY NOT NULL,
	"departure_id" bigint NOT NULL,
	"package_id" bigint NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "reservation_tour_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id")
);
--> statement-breakpoint
CREATE INDEX "reservation_of_departure" ON "reservation_tour" ("departure_id");--> statement-breakpoint
CREATE INDEX "tour_to_release" ON "reservation_tour" ("reservation_id") WHERE released_at IS NULL;
--> statement-breakpoint
CREATE TABLE "tour_from" (
	"tour_id" integer NOT NULL,
	"origin_city_id" integer NOT NULL,
	"month" text NOT NULL,
	"price" bigint NOT NULL,
	"stars" smallint[] NOT NULL,
	"meals" text[] NOT NULL,
	"has_guaranteed" boolean NOT NULL,
	"seats_left" integer NOT NULL,
	"next" jsonb NOT NULL,
	CONSTRAINT "tour_from_tour_id_origin_city_id_month_pk" PRIMARY KEY("tour_id","origin_city_id","month")
);
--> statement-breakpoint
-- What goes back for a reservation is never more than was taken for it: also out of what is held in trust.
CREATE OR REPLACE FUNCTION refuse_paying_back_more_than_was_taken() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reservation bigint;
  remaining bigint;
BEGIN
  PERFORM FROM ledger_account WHERE id = NEW.account_id AND kind IN ('supplier_payable', 'held_in_trust', 'refunds_payable');
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT reservation_id INTO reservation FROM ledger_journal WHERE id = NEW.journal_id;
  IF reservation IS NULL THEN RETURN NULL; END IF;
  SELECT sum(posting.amount) INTO remaining FROM ledger_posting AS posting
    JOIN ledger_journal AS journal ON journal.id = posting.journal_id
    WHERE journal.reservation_id = reservation AND posting.account_id = NEW.account_id;
  IF remaining < 0 THEN
    RAISE EXCEPTION 'reservation % would pay back % rial more than was taken', reservation, -remaining USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
