-- A part of a reservation is cancelled alone, so that several refunds of one may be open, one for each cause. Every version
-- from 0061 on names the cause. Versions before 0081 refuse to start afterwards; that one asks for the open refunds itself.
UPDATE "schema_floor" SET "oldest" = 1795482859081;
--> statement-breakpoint
UPDATE "refund" SET "cause" = 'before:' || id WHERE "reservation_id" IS NOT NULL AND "cause" IS NULL;
--> statement-breakpoint
DROP INDEX IF EXISTS "one_open_refund";
--> statement-breakpoint
CREATE TABLE "cancelled_part" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "reservation_id" bigint NOT NULL REFERENCES "reservation" ("id"),
  "number" smallint NOT NULL,
  "of" text NOT NULL,
  "position" smallint NOT NULL,
  "title_fa" text NOT NULL,
  "title_en" text NOT NULL,
  "offer" jsonb NOT NULL,
  "paid" bigint NOT NULL,
  "penalty" bigint NOT NULL,
  "at" timestamp with time zone NOT NULL,
  CONSTRAINT "cancelled_once" UNIQUE ("reservation_id", "number"),
  CONSTRAINT "a_part_keeps_what_was_paid" CHECK ("cancelled_part"."penalty" BETWEEN 0 AND "cancelled_part"."paid")
);
--> statement-breakpoint
CREATE TRIGGER cancelled_parts_stay BEFORE UPDATE OR DELETE ON cancelled_part FOR EACH ROW EXECUTE FUNCTION refuse_changing_a_record();
--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON cancelled_part EXECUTE FUNCTION refuse_changing_a_record();
