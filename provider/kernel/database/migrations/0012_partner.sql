CREATE TABLE "partner" (
	"id" text PRIMARY KEY NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"text_fa" text NOT NULL,
	"text_en" text NOT NULL,
	"image" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"rule" jsonb NOT NULL
);
