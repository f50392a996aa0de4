-- The dates of a reservation are changed by its owner. What went, what was kept of it and what came stand here, beside the
-- offer before.
CREATE TABLE "own_change" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "reservation_id" bigint NOT NULL REFERENCES "reservation" ("id"),
  "number" smallint NOT NULL,
  "what" text NOT NULL,
  "offer" jsonb NOT NULL,
  "started_on" date NOT NULL,
  "ended_on" date NOT NULL,
  "starts_on" date NOT NULL,
  "ends_on" date NOT NULL,
  "paid" bigint NOT NULL,
  "penalty" bigint NOT NULL,
  "comes" bigint NOT NULL,
  "at" timestamp with time zone NOT NULL,
  CONSTRAINT "own_change_once" UNIQUE ("reservation_id", "number"),
  CONSTRAINT "an_own_change_keeps_what_was_paid" CHECK ("own_change"."penalty" BETWEEN 0 AND "own_change"."paid" AND "own_change"."comes" >= 0)
);
--> statement-breakpoint
CREATE TRIGGER own_changes_stay BEFORE UPDATE OR DELETE ON own_change FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON own_change EXECUTE FUNCTION refuse_changing_a_record();
