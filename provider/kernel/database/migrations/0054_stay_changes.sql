-- What changed of the properties and their nights, and in which transaction: a process that keeps them in memory reads
-- here what has become visible since it last looked. Rows are added by triggers, in the transaction that changes.
CREATE TABLE "stay_change" (
	"xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
	"part" text NOT NULL,
	"city_id" integer,
	"property_id" integer,
	"changed_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
	CONSTRAINT "a_change_is_of_a_part" CHECK ("part" IN ('facts', 'nights')),
	CONSTRAINT "a_property_has_its_city" CHECK ("property_id" IS NULL OR "city_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX "stay_change_by_transaction" ON "stay_change" ("xid");
--> statement-breakpoint
-- One row for each property, or for a whole city where a statement changes many of it, or for everything when a table
-- is emptied.
CREATE FUNCTION note_stay_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 50;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO stay_change (part) VALUES ('facts');
  ELSIF TG_TABLE_NAME = 'property' THEN
    INSERT INTO stay_change (part, city_id, property_id)
    SELECT DISTINCT 'facts', city_id, CASE WHEN count(*) OVER (PARTITION BY city_id) <= most THEN id END FROM changed;
  ELSIF TG_TABLE_NAME = 'room_type' THEN
    INSERT INTO stay_change (part, city_id, property_id)
    SELECT DISTINCT 'facts', city_id, CASE WHEN count(*) OVER (PARTITION BY city_id) <= most THEN property_id END
    FROM (SELECT DISTINCT city_id, property_id FROM changed) AS touched;
  ELSIF TG_TABLE_NAME = 'rate_plan' THEN
    INSERT INTO stay_change (part, city_id, property_id)
    SELECT DISTINCT 'facts', city_id, CASE WHEN count(*) OVER (PARTITION BY city_id) <= most THEN property_id END
    FROM (SELECT DISTINCT rt.city_id, rt.property_id FROM changed JOIN room_type rt ON rt.id = changed.room_type_id) AS touched;
  ELSIF TG_TABLE_NAME = 'night_price' THEN
    INSERT INTO stay_change (part, city_id, property_id)
    SELECT DISTINCT 'nights', city_id, CASE WHEN count(*) OVER (PARTITION BY city_id) <= most THEN property_id END
    FROM (SELECT DISTINCT rt.city_id, rt.property_id FROM (SELECT DISTINCT rate_plan_id FROM changed) AS plans
          JOIN rate_plan rp ON rp.id = plans.rate_plan_id JOIN room_type rt ON rt.id = rp.room_type_id) AS touched;
  ELSE
    INSERT INTO stay_change (part, city_id, property_id)
    SELECT DISTINCT 'nights', city_id, CASE WHEN count(*) OVER (PARTITION BY city_id) <= most THEN property_id END
    FROM (SELECT DISTINCT rt.city_id, rt.property_id FROM (SELECT DISTINCT room_type_id FROM changed) AS rooms
          JOIN room_type rt ON rt.id = rooms.room_type_id) AS touched;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_insert AFTER INSERT ON "property" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON "property" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_delete AFTER DELETE ON "property" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_emptying AFTER TRUNCATE ON "property" FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_insert AFTER INSERT ON "room_type" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON "room_type" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_delete AFTER DELETE ON "room_type" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_emptying AFTER TRUNCATE ON "room_type" FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_insert AFTER INSERT ON "rate_plan" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON "rate_plan" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_delete AFTER DELETE ON "rate_plan" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_emptying AFTER TRUNCATE ON "rate_plan" FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_insert AFTER INSERT ON "night_price" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON "night_price" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_delete AFTER DELETE ON "night_price" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_emptying AFTER TRUNCATE ON "night_price" FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_insert AFTER INSERT ON "inventory_night" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON "inventory_night" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_delete AFTER DELETE ON "inventory_night" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
--> statement-breakpoint
CREATE TRIGGER note_emptying AFTER TRUNCATE ON "inventory_night" FOR EACH STATEMENT EXECUTE FUNCTION note_stay_changes();
