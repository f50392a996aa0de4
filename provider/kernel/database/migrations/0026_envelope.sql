-- A reservation becomes an envelope, whatever it is of, and a row of what it is of. The columns of the version before stay,
-- and both versions find in a row what they read, until the next contract migration.
CREATE TABLE "reservation_stay" (
	"reservation_id" bigint PRIMARY KEY NOT NULL,
	"property_id" integer NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	CONSTRAINT "reservation_stay_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id"),
	CONSTRAINT "a_stay_has_nights" CHECK ("reservation_stay"."check_out" > "reservation_stay"."check_in")
);
--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "kind" text DEFAULT 'property' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote" ALTER COLUMN "property_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "last_pay_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "supplier_confirmation_code" text;--> statement-breakpoint
ALTER TABLE "reservation" ALTER COLUMN "property_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ALTER COLUMN "check_in" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ALTER COLUMN "check_out" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" DROP CONSTRAINT "a_stay_has_nights";--> statement-breakpoint
-- A day's hour in Tehran, which has no summer time.
CREATE FUNCTION in_tehran(day date, hour text) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (day + hour::time) AT TIME ZONE INTERVAL '03:30'
$$;
--> statement-breakpoint
INSERT INTO reservation_stay (reservation_id, property_id, check_in, check_out)
  SELECT id, property_id, check_in, check_out FROM reservation WHERE kind = 'property';
--> statement-breakpoint
UPDATE reservation SET supplier_confirmation_code = property_confirmation_code,
  starts_at = in_tehran(check_in, '14:00'), last_pay_at = in_tehran(check_in, '14:00'), ends_at = in_tehran(check_out, '12:00');
--> statement-breakpoint
-- What each version writes, in the columns of the other.
CREATE FUNCTION fill_both_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'property' AND NEW.starts_at IS NULL THEN
    NEW.starts_at := in_tehran(NEW.check_in, '14:00');
    NEW.last_pay_at := NEW.starts_at;
    NEW.ends_at := in_tehran(NEW.check_out, '12:00');
  ELSIF NEW.kind = 'property' AND NEW.check_in IS NULL THEN
    NEW.property_id := (NEW.offer #>> '{property,id}')::int;
    NEW.check_in := (NEW.offer ->> 'checkIn')::date;
    NEW.check_out := (NEW.offer ->> 'checkOut')::date;
  END IF;
  NEW.supplier_confirmation_code := coalesce(NEW.supplier_confirmation_code, NEW.property_confirmation_code);
  NEW.property_confirmation_code := coalesce(NEW.property_confirmation_code, NEW.supplier_confirmation_code);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER both_versions BEFORE INSERT OR UPDATE ON reservation FOR EACH ROW EXECUTE FUNCTION fill_both_versions();
--> statement-breakpoint
CREATE FUNCTION keep_stay_of_version_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO reservation_stay (reservation_id, property_id, check_in, check_out)
    VALUES (NEW.id, NEW.property_id, NEW.check_in, NEW.check_out) ON CONFLICT (reservation_id) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stay_of_version_before AFTER INSERT ON reservation FOR EACH ROW WHEN (NEW.kind = 'property')
  EXECUTE FUNCTION keep_stay_of_version_before();
--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "an_envelope_is_whole" CHECK ("reservation"."starts_at" IS NOT NULL AND "reservation"."last_pay_at" IS NOT NULL AND "reservation"."ends_at" >= "reservation"."starts_at") NOT VALID;
--> statement-breakpoint
ALTER TABLE "reservation" VALIDATE CONSTRAINT "an_envelope_is_whole";
--> statement-breakpoint
CREATE OR REPLACE VIEW reserved_night AS
  SELECT room.room_type_id, night::date AS night,
    count(*) FILTER (WHERE stock_of(reservation.status, reservation.paid) = 'held')::int AS held,
    count(*) FILTER (WHERE stock_of(reservation.status, reservation.paid) = 'sold')::int AS sold
  FROM reservation
  JOIN reservation_stay AS stay ON stay.reservation_id = reservation.id
  JOIN reservation_room AS room ON room.reservation_id = reservation.id
  CROSS JOIN generate_series(stay.check_in, stay.check_out - 1, interval '1 day') AS night
  WHERE stock_of(reservation.status, reservation.paid) IS NOT NULL
  GROUP BY room.room_type_id, night;
