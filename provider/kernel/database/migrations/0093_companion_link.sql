-- A traveller's own voucher is read by an anonymous link. The version before makes none, and reads none.
CREATE TABLE "companion_link" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "public_id" text NOT NULL UNIQUE,
  "reservation_id" bigint NOT NULL REFERENCES "reservation" ("id"),
  "traveller" smallint NOT NULL,
  "revision" integer NOT NULL,
  "digest" text NOT NULL UNIQUE,
  "created_at" timestamp with time zone NOT NULL,
  "revoked_at" timestamp with time zone,
  CONSTRAINT "a_companion_has_a_place" CHECK ("companion_link"."traveller" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "one_companion_link" ON "companion_link" ("reservation_id","traveller") WHERE "companion_link"."revoked_at" IS NULL;
