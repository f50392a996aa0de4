-- The last migration that a provider must know to work with this database, by its time in the journal: a migration that takes
-- something away from the version before raises it, and that version then refuses to start.
CREATE TABLE "schema_floor" (
	"is_the_one" boolean PRIMARY KEY DEFAULT true,
	"oldest" bigint NOT NULL,
	CONSTRAINT "one_floor" CHECK ("is_the_one")
);
--> statement-breakpoint
INSERT INTO "schema_floor" ("oldest") VALUES (0);
