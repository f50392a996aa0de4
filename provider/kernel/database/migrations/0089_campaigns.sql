-- Discount codes of campaigns. The budget is never overspent, and the uses never exceed their limits: the campaign's row is
-- moved by its uses alone, so that their sum is what the campaign says.
CREATE TABLE "campaign" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "code" text NOT NULL,
  "percent" smallint,
  "amount" bigint,
  "ceiling" bigint,
  "budget" bigint NOT NULL,
  "spent" bigint DEFAULT 0 NOT NULL,
  "most_uses" integer,
  "uses" integer DEFAULT 0 NOT NULL,
  "most_each" integer,
  "least" bigint DEFAULT 0 NOT NULL,
  "is_first_only" boolean DEFAULT false NOT NULL,
  "kinds" text,
  "sale_from" timestamp with time zone NOT NULL,
  "sale_until" timestamp with time zone NOT NULL,
  "travel_from" date,
  "travel_until" date,
  "made_at" timestamp with time zone NOT NULL,
  "made_by" text NOT NULL,
  "ended_at" timestamp with time zone,
  "ended_by" text,
  CONSTRAINT "one_campaign_of_a_code" UNIQUE ("code"),
  CONSTRAINT "a_discount_is_a_share_or_an_amount" CHECK (("campaign"."percent" IS NULL) <> ("campaign"."amount" IS NULL)
    AND ("campaign"."percent" IS NULL OR "campaign"."percent" BETWEEN 1 AND 100) AND ("campaign"."amount" IS NULL OR "campaign"."amount" > 0)
    AND ("campaign"."ceiling" IS NULL OR "campaign"."ceiling" > 0) AND "campaign"."least" >= 0),
  CONSTRAINT "a_budget_is_never_overspent" CHECK ("campaign"."spent" >= 0 AND "campaign"."spent" <= "campaign"."budget"),
  CONSTRAINT "uses_never_exceed_their_limit" CHECK ("campaign"."uses" >= 0 AND ("campaign"."most_uses" IS NULL OR "campaign"."uses" <= "campaign"."most_uses")),
  CONSTRAINT "a_campaign_has_its_days" CHECK ("campaign"."sale_until" > "campaign"."sale_from"
    AND ("campaign"."travel_from" IS NULL) = ("campaign"."travel_until" IS NULL) AND ("campaign"."travel_from" IS NULL OR "campaign"."travel_until" >= "campaign"."travel_from")),
  CONSTRAINT "an_end_has_its_operator" CHECK (("campaign"."ended_at" IS NULL) = ("campaign"."ended_by" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "campaign_use" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "campaign_id" bigint NOT NULL REFERENCES "campaign" ("id"),
  "reservation_id" bigint NOT NULL REFERENCES "reservation" ("id"),
  "user_id" bigint NOT NULL REFERENCES "user_account" ("id"),
  "is_first" boolean NOT NULL,
  "amount" bigint NOT NULL,
  "taken_at" timestamp with time zone NOT NULL,
  "given_back_at" timestamp with time zone,
  CONSTRAINT "a_use_is_of_something" CHECK ("campaign_use"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "one_use_of_a_reservation" ON "campaign_use" ("reservation_id") WHERE "given_back_at" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "one_first_booking_of_a_user" ON "campaign_use" ("user_id") WHERE "is_first" AND "given_back_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "use_of_a_user" ON "campaign_use" ("campaign_id", "user_id");
--> statement-breakpoint
-- Numbers of telephones whose accounts were deleted after a paid booking, as keyed digests: a first booking is not had twice.
CREATE TABLE "booked_before" (
  "digest" text PRIMARY KEY
);
--> statement-breakpoint
CREATE FUNCTION count_uses_of_a_campaign() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most integer;
  added bigint := CASE WHEN NEW.given_back_at IS NULL THEN NEW.amount ELSE 0 END;
  more integer := CASE WHEN NEW.given_back_at IS NULL THEN 1 ELSE 0 END;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.given_back_at IS NOT NULL OR (NEW.campaign_id, NEW.reservation_id, NEW.user_id) <> (OLD.campaign_id, OLD.reservation_id, OLD.user_id) THEN
      RAISE EXCEPTION 'a use that was given back stays so' USING ERRCODE = 'check_violation', CONSTRAINT = 'a_use_ends_once';
    END IF;
    added := added - OLD.amount;
    more := more - 1;
  END IF;
  UPDATE campaign SET spent = spent + added, uses = uses + more WHERE id = NEW.campaign_id RETURNING most_each INTO most;
  IF TG_OP = 'INSERT' AND most IS NOT NULL AND most < (
    SELECT count(*) FROM campaign_use WHERE campaign_id = NEW.campaign_id AND user_id = NEW.user_id AND given_back_at IS NULL) THEN
    RAISE EXCEPTION 'a traveller uses a code too often' USING ERRCODE = 'check_violation', CONSTRAINT = 'uses_of_each';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER uses_are_counted AFTER INSERT OR UPDATE ON campaign_use FOR EACH ROW EXECUTE FUNCTION count_uses_of_a_campaign();
--> statement-breakpoint
CREATE TRIGGER uses_stay BEFORE DELETE ON campaign_use FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE FUNCTION refuse_counting_by_hand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() = 1 THEN
    RAISE EXCEPTION 'the uses of a campaign move its sums' USING ERRCODE = 'check_violation', CONSTRAINT = 'uses_are_what_a_campaign_says';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sums_of_a_campaign BEFORE UPDATE OF spent, uses ON campaign FOR EACH ROW EXECUTE FUNCTION refuse_counting_by_hand();
--> statement-breakpoint
CREATE TRIGGER campaigns_stay BEFORE DELETE ON campaign FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
-- A campaign gets back no more of a reservation than it gave, and a supplier pays back no more than was taken.
CREATE OR REPLACE FUNCTION refuse_paying_back_more_than_was_taken() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account text;
  reservation bigint;
  remaining bigint;
BEGIN
  SELECT kind INTO account FROM ledger_account
    WHERE id = NEW.account_id AND kind IN ('supplier_payable', 'refunds_payable', 'paid_in_parts', 'campaigns');
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
