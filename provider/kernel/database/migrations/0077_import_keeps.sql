-- What a row of an import does not name stays as it is.
ALTER TABLE "import_row" ADD COLUMN "left_out" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_price" ADD COLUMN "left_out" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_stock" ADD COLUMN "left_out" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_counter" ADD COLUMN "left_out" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What an import changed of what was there: which file, by whom, from what to what.
ALTER TABLE "inventory_import" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "inventory_import" ADD COLUMN "accepts_outliers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "inventory_change" (
	"import_id" bigint NOT NULL,
	"record" text NOT NULL,
	"key" text NOT NULL,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	"first" date,
	"last" date,
	"count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "change_of_import" ON "inventory_change" ("import_id");
--> statement-breakpoint
-- How an operator's name looks. Operators from before have none until they are added again; the provider fills it.
ALTER TABLE "operator" ADD COLUMN "look" text;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "one_operator_of_a_look" ON "operator" ("look");
