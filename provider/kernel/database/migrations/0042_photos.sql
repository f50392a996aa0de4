-- Photographs of properties and rooms: each picture once, its files, and where it is shown.
CREATE TABLE "photo" (
	"digest" char(32) PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" jsonb NOT NULL,
	"placeholder" text NOT NULL,
	CONSTRAINT "a_photo_is_named_by_its_digest" CHECK ("digest" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "a_photo_has_a_size" CHECK ("width" > 0 AND "height" > 0)
);
--> statement-breakpoint
CREATE TABLE "photo_file" (
	"digest" char(32) NOT NULL REFERENCES "photo"("digest") ON DELETE CASCADE,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" bytea NOT NULL,
	PRIMARY KEY ("digest", "width", "format"),
	CONSTRAINT "a_photo_is_served_in_known_formats" CHECK ("format" IN ('avif', 'webp'))
);
--> statement-breakpoint
-- Compressed pictures cannot be compressed once more.
ALTER TABLE "photo_file" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE UNIQUE INDEX "room_type_in_property" ON "room_type" ("id", "property_id");
--> statement-breakpoint
CREATE TABLE "property_photo" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY NOT NULL,
	"property_id" integer NOT NULL REFERENCES "property"("id"),
	"room_type_id" integer,
	"digest" char(32) NOT NULL REFERENCES "photo"("digest"),
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"alt_fa" text NOT NULL,
	"alt_en" text NOT NULL,
	"credit" text,
	"operator" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "a_room_photo_is_of_a_room_of_its_property"
		FOREIGN KEY ("room_type_id", "property_id") REFERENCES "room_type"("id", "property_id"),
	CONSTRAINT "a_photo_is_shown_once" UNIQUE NULLS NOT DISTINCT ("property_id", "room_type_id", "digest"),
	CONSTRAINT "a_photo_says_what_it_shows" CHECK (length("alt_fa") >= 2 AND length("alt_en") >= 2),
	CONSTRAINT "a_photo_has_a_file_name" CHECK ("name" !~ '[/\\]')
);
--> statement-breakpoint
-- The first photograph, beside what is drawn: a card reads nothing more.
ALTER TABLE "property" ADD COLUMN "photo" jsonb;
--> statement-breakpoint
ALTER TABLE "room_type" ADD COLUMN "photo" jsonb;
--> statement-breakpoint
CREATE INDEX "property_photo_by_digest" ON "property_photo" ("digest");
