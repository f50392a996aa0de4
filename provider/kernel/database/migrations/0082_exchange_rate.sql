-- Rial for one unit of a foreign currency, as the company set it for a day: for sums beside toman, never for a charge.
CREATE TABLE "exchange_rate" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "currency" text NOT NULL,
  "rial" bigint NOT NULL,
  "day" date NOT NULL,
  "set_at" timestamp with time zone NOT NULL,
  CONSTRAINT "rate_of_something" CHECK ("rial" > 0)
);--> statement-breakpoint
CREATE INDEX "newest_rate" ON "exchange_rate" ("currency", "day" DESC, "id" DESC);
