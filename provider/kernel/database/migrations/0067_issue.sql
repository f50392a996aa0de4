-- What is paid waits for what its supplier issues. Until when, stands at the reservation.
ALTER TABLE "reservation" ADD COLUMN "issue_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "paid_and_not_issued" ON "reservation" ("paid_at") WHERE "status" = 'in_progress' AND "paid_at" IS NOT NULL;--> statement-breakpoint
-- A carrier's locators have any letters and digits; those that can be read out were the demonstration's own.
ALTER TABLE "flight_ticket" DROP CONSTRAINT "a_locator_can_be_read_out";--> statement-breakpoint
ALTER TABLE "flight_ticket" ADD CONSTRAINT "a_locator_is_letters_and_digits" CHECK ("flight_ticket"."locator" ~ '^[A-Z0-9]{5,8}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "flight_ticket" VALIDATE CONSTRAINT "a_locator_is_letters_and_digits";--> statement-breakpoint
-- A ticket is one traveller's, in all reservations; both directions may be on it. Thirteen digits: its check digit is left out.
CREATE TABLE "flight_ticket_number" (
	"number" text PRIMARY KEY NOT NULL,
	"reservation_id" bigint NOT NULL,
	"traveller" smallint NOT NULL,
	CONSTRAINT "flight_ticket_number_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id"),
	CONSTRAINT "a_ticket_number_is_digits" CHECK ("flight_ticket_number"."number" ~ '^[0-9]{13}$')
);
--> statement-breakpoint
-- Also for what the version before writes: no tickets are kept without their numbers.
CREATE FUNCTION claim_ticket_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO flight_ticket_number (number, reservation_id, traveller)
    SELECT left(number, 13), NEW.reservation_id, (position - 1)::smallint
    FROM unnest(NEW.tickets) WITH ORDINALITY AS one (number, position) ORDER BY number
    ON CONFLICT (number) DO NOTHING;
  IF EXISTS (SELECT FROM unnest(NEW.tickets) WITH ORDINALITY AS one (number, position)
             JOIN flight_ticket_number AS kept ON kept.number = left(one.number, 13)
             WHERE kept.reservation_id <> NEW.reservation_id OR kept.traveller <> one.position - 1) THEN
    RAISE EXCEPTION 'a ticket is another traveller''s' USING ERRCODE = 'unique_violation', CONSTRAINT = 'a_ticket_is_one_travellers';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
INSERT INTO flight_ticket_number (number, reservation_id, traveller)
  SELECT left(number, 13), reservation_id, (position - 1)::smallint
  FROM flight_ticket, unnest(tickets) WITH ORDINALITY AS one (number, position)
  WHERE number ~ '^[0-9]{13}' ORDER BY reservation_id ON CONFLICT (number) DO NOTHING;
--> statement-breakpoint
CREATE TRIGGER claims_its_numbers BEFORE INSERT OR UPDATE ON flight_ticket FOR EACH ROW EXECUTE FUNCTION claim_ticket_numbers();
