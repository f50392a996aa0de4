-- The contract step of 0026 and 0030: columns and triggers of the version before them go. Versions before 0077 refuse to
-- start afterwards; 0077 itself reads and writes none of these.
UPDATE "schema_floor" SET "oldest" = 1795482859077;
--> statement-breakpoint
DROP TRIGGER "both_versions" ON "reservation";
--> statement-breakpoint
DROP TRIGGER "stay_of_version_before" ON "reservation";
--> statement-breakpoint
DROP TRIGGER "legs_of_version_before" ON "refund";
--> statement-breakpoint
DROP FUNCTION fill_both_versions();
--> statement-breakpoint
DROP FUNCTION keep_stay_of_version_before();
--> statement-breakpoint
DROP FUNCTION fill_legs_of_version_before();
--> statement-breakpoint
DROP FUNCTION in_tehran(date, text);
--> statement-breakpoint
ALTER TABLE "reservation" DROP COLUMN "property_id", DROP COLUMN "check_in", DROP COLUMN "check_out", DROP COLUMN "property_confirmation_code";
--> statement-breakpoint
ALTER TABLE "quote" DROP COLUMN "property_id";
--> statement-breakpoint
ALTER TABLE "quote" ALTER COLUMN "kind" DROP DEFAULT;
