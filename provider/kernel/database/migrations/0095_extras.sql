-- Extras of bookings: a catalogue that operators keep, and what was sold of it. Extras in offers are the copy that was agreed.
CREATE TABLE "extra" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "code" text NOT NULL,
  "kind" text NOT NULL,
  "title_fa" text NOT NULL,
  "title_en" text NOT NULL,
  "provider_fa" text NOT NULL,
  "provider_en" text NOT NULL,
  "about_fa" text NOT NULL,
  "about_en" text NOT NULL,
  "per" text NOT NULL,
  "price" bigint NOT NULL,
  "steps" jsonb NOT NULL,
  "groups" text,
  "kinds" text,
  "places" text,
  "carriers" text,
  "made_at" timestamp with time zone NOT NULL,
  "made_by" text NOT NULL,
  "ended_at" timestamp with time zone,
  "ended_by" text,
  CONSTRAINT "one_extra_of_a_code" UNIQUE ("code"),
  CONSTRAINT "an_extra_has_a_price" CHECK ("extra"."price" > 0 AND "extra"."price" % 10 = 0),
  CONSTRAINT "an_extra_ends_by_an_operator" CHECK (("extra"."ended_at" IS NULL) = ("extra"."ended_by" IS NULL))
);
--> statement-breakpoint
CREATE TRIGGER extras_stay BEFORE DELETE ON extra FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
-- Paid extras of reservations, and what went back of each price.
CREATE TABLE "extra_sold" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "reservation_id" bigint NOT NULL REFERENCES "reservation" ("id"),
  "number" smallint NOT NULL,
  "extra_id" bigint NOT NULL REFERENCES "extra" ("id"),
  "paid" bigint NOT NULL,
  "back" bigint DEFAULT 0 NOT NULL,
  "sold_at" timestamp with time zone NOT NULL,
  CONSTRAINT "an_extra_is_sold_once" UNIQUE ("reservation_id", "number"),
  CONSTRAINT "no_more_of_an_extra_back_than_paid" CHECK ("extra_sold"."paid" > 0 AND "extra_sold"."back" BETWEEN 0 AND "extra_sold"."paid")
);
--> statement-breakpoint
CREATE INDEX "sold_of_extra" ON "extra_sold" ("extra_id");
--> statement-breakpoint
CREATE TRIGGER sold_extras_stay BEFORE DELETE ON extra_sold FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
-- Providers of extras give back no more of a reservation than they got; 0085 had left out what is held in trust.
CREATE OR REPLACE FUNCTION refuse_paying_back_more_than_was_taken() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account text;
  reservation bigint;
  remaining bigint;
BEGIN
  SELECT kind INTO account FROM ledger_account
    WHERE id = NEW.account_id AND kind IN ('supplier_payable', 'held_in_trust', 'refunds_payable', 'paid_in_parts', 'campaigns', 'extras_payable');
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT reservation_id INTO reservation FROM ledger_journal WHERE id = NEW.journal_id;
  IF reservation IS NULL THEN RETURN NULL; END IF;
  SELECT sum(posting.amount) INTO remaining FROM ledger_posting AS posting
    JOIN ledger_journal AS journal ON journal.id = posting.journal_id
    WHERE journal.reservation_id = reservation AND posting.account_id = NEW.account_id;
  IF account = 'campaigns' THEN remaining := -remaining; END IF;
  IF remaining < 0 THEN
    RAISE EXCEPTION 'reservation % would pay back % rial more than was taken', reservation, -remaining USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
