-- A dearer change is held for fifteen minutes while a card pays the difference. What it needs beyond the booking is held
-- by stock and by night, and counted with the reservations. The version before writes none.
CREATE TABLE "held_change" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "public_id" text NOT NULL UNIQUE,
  "reservation_id" bigint NOT NULL REFERENCES "reservation" ("id"),
  "version" integer NOT NULL,
  "request" jsonb NOT NULL,
  "offer" jsonb NOT NULL,
  "quote" jsonb NOT NULL,
  "due" bigint NOT NULL,
  "state" text NOT NULL,
  "held_at" timestamp with time zone NOT NULL,
  "ends_at" timestamp with time zone NOT NULL,
  CONSTRAINT "a_held_change_of_something" CHECK ("held_change"."due" > 0 AND "held_change"."ends_at" > "held_change"."held_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "one_held_change" ON "held_change" ("reservation_id") WHERE "state" = 'held';
--> statement-breakpoint
CREATE INDEX "held_change_of_reservation" ON "held_change" ("reservation_id");
--> statement-breakpoint
CREATE INDEX "held_change_to_end" ON "held_change" ("ends_at") WHERE "state" = 'held';
--> statement-breakpoint
CREATE TABLE "held_change_claim" (
  "held_change_id" bigint NOT NULL REFERENCES "held_change" ("id"),
  "stock_id" bigint NOT NULL,
  "units" integer NOT NULL,
  PRIMARY KEY ("held_change_id", "stock_id"),
  CONSTRAINT "a_held_claim_takes_something" CHECK ("held_change_claim"."units" > 0)
);
--> statement-breakpoint
CREATE INDEX "held_claim_of_stock" ON "held_change_claim" ("stock_id");
--> statement-breakpoint
CREATE TABLE "held_change_night" (
  "held_change_id" bigint NOT NULL REFERENCES "held_change" ("id"),
  "room_type_id" bigint NOT NULL,
  "night" date NOT NULL,
  "rooms" integer NOT NULL,
  PRIMARY KEY ("held_change_id", "room_type_id", "night"),
  CONSTRAINT "a_held_night_takes_something" CHECK ("held_change_night"."rooms" > 0)
);
--> statement-breakpoint
CREATE INDEX "held_night_of_stock" ON "held_change_night" ("room_type_id", "night");
--> statement-breakpoint
CREATE OR REPLACE VIEW reserved_stock AS
  SELECT stock_id, sum(held)::int AS held, sum(sold)::int AS sold FROM (
    SELECT claim.stock_id,
      CASE stock_of(reservation.status, reservation.paid) WHEN 'held' THEN claim.units END AS held,
      CASE stock_of(reservation.status, reservation.paid) WHEN 'sold' THEN claim.units END AS sold
    FROM reservation JOIN reservation_claim AS claim ON claim.reservation_id = reservation.id
    WHERE stock_of(reservation.status, reservation.paid) IS NOT NULL
    UNION ALL
    SELECT stock_id, units, NULL FROM held_change_claim) AS taken
  GROUP BY stock_id;
--> statement-breakpoint
CREATE OR REPLACE VIEW reserved_night AS
  SELECT room_type_id, night, sum(held)::int AS held, sum(sold)::int AS sold FROM (
    SELECT room.room_type_id, night::date AS night,
      (stock_of(reservation.status, reservation.paid) = 'held')::int AS held,
      (stock_of(reservation.status, reservation.paid) = 'sold')::int AS sold
    FROM reservation
    JOIN reservation_stay AS stay ON stay.reservation_id = reservation.id
    JOIN reservation_room AS room ON room.reservation_id = reservation.id
    CROSS JOIN generate_series(stay.check_in, stay.check_out - 1, interval '1 day') AS night
    WHERE stock_of(reservation.status, reservation.paid) IS NOT NULL
    UNION ALL
    SELECT room_type_id, night, rooms, 0 FROM held_change_night) AS taken
  GROUP BY room_type_id, night;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "change_id" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_change_id_held_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "held_change" ("id") NOT VALID;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "a_change_is_paid_whole"
  CHECK ("payment"."change_id" IS NULL OR ("payment"."reservation_id" IS NOT NULL AND "payment"."part" IS NULL)) NOT VALID;
