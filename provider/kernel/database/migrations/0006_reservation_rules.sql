-- What must hold of reservations even if the code is wrong.
-- Nothing leads out of an end (requirement R106, table T1 to T24).
CREATE FUNCTION refuse_leaving_an_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'reservation % has ended as %', OLD.id, OLD.status USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER an_end_is_an_end BEFORE UPDATE OF status ON reservation FOR EACH ROW
  WHEN (OLD.status IN ('expired', 'unsuccessful', 'cancelled') AND NEW.status <> OLD.status)
  EXECUTE FUNCTION refuse_leaving_an_end();
--> statement-breakpoint
-- History is only ever added to.
CREATE FUNCTION refuse_changing_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of a reservation does not change' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER history_stays BEFORE UPDATE OR DELETE ON reservation_event FOR EACH ROW
  EXECUTE FUNCTION refuse_changing_history();
--> statement-breakpoint
-- The stock that a status keeps; the same rule as domain/reservation/statuses.ts.
CREATE FUNCTION stock_of(status text, paid bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status IN ('expired', 'unsuccessful', 'cancelled') THEN NULL WHEN paid > 0 THEN 'sold' ELSE 'held' END
$$;
--> statement-breakpoint
-- What our own reservations hold and have bought, night by night: what the counters of inventory_night must say.
CREATE VIEW reserved_night AS
  SELECT room.room_type_id, night::date AS night,
    count(*) FILTER (WHERE stock_of(reservation.status, reservation.paid) = 'held')::int AS held,
    count(*) FILTER (WHERE stock_of(reservation.status, reservation.paid) = 'sold')::int AS sold
  FROM reservation
  JOIN reservation_room room ON room.reservation_id = reservation.id
  CROSS JOIN generate_series(reservation.check_in, reservation.check_out - 1, interval '1 day') AS night
  WHERE stock_of(reservation.status, reservation.paid) IS NOT NULL
  GROUP BY room.room_type_id, night;
