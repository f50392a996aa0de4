-- Counters of what is sold by the piece, and what reservations take of them.
CREATE TABLE "stock" (
	"id" bigint PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"total" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"sold_elsewhere" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "no_oversell" CHECK ("stock"."held" >= 0 AND "stock"."sold_elsewhere" >= 0 AND "stock"."sold" >= "stock"."sold_elsewhere"
        AND "stock"."held" + "stock"."sold" <= "stock"."total")
);
--> statement-breakpoint
CREATE TABLE "reservation_claim" (
	"reservation_id" bigint NOT NULL,
	"stock_id" bigint NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "reservation_claim_reservation_id_stock_id_pk" PRIMARY KEY("reservation_id","stock_id"),
	CONSTRAINT "reservation_claim_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id"),
	CONSTRAINT "a_claim_takes_something" CHECK ("reservation_claim"."units" > 0)
);
--> statement-breakpoint
-- What our own reservations hold and have bought of each counter: what `stock` must say, less what was sold elsewhere.
CREATE VIEW reserved_stock AS
  SELECT claim.stock_id,
    sum(claim.units) FILTER (WHERE stock_of(reservation.status, reservation.paid) = 'held')::int AS held,
    sum(claim.units) FILTER (WHERE stock_of(reservation.status, reservation.paid) = 'sold')::int AS sold
  FROM reservation JOIN reservation_claim AS claim ON claim.reservation_id = reservation.id
  WHERE stock_of(reservation.status, reservation.paid) IS NOT NULL
  GROUP BY claim.stock_id;
