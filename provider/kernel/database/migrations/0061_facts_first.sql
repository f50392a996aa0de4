-- When it was decided whether a departure leaves: who had cancelled before pays what the policy says, who cancels after it
-- gets all the money back. A trigger writes it, for the version before as well; it fires with the row's lock, when every
-- transaction that had read the departure under its own lock is over.
ALTER TABLE "tour_departure" ADD COLUMN "decided_at" timestamp with time zone;
--> statement-breakpoint
CREATE FUNCTION note_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.decided_at := app_now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "departure_is_decided" BEFORE UPDATE ON "tour_departure" FOR EACH ROW
  WHEN (NEW.state IS DISTINCT FROM OLD.state) EXECUTE FUNCTION note_decision();
--> statement-breakpoint
-- Why a reservation gives money back: each cause once. The version before names none, and counts on `one_open_refund`: a
-- migration of the version after fills the causes of what that one wrote, makes them a must, and drops that index.
ALTER TABLE "refund" ADD COLUMN "cause" text;
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "one_refund_by_cause" ON "refund" ("reservation_id", "cause") WHERE cause IS NOT NULL;
