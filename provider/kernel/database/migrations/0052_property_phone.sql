-- In the international form. Null: of the version before, or not given by the house.
ALTER TABLE "property" ADD COLUMN "phone" text;
--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_phone_form" CHECK ("phone" ~ '^\+[0-9]{6,15}$') NOT VALID;
