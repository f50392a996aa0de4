-- A property's page is kept in memory with its comments, questions and photographs: who changes one of them notes it, as
-- for the property itself.
CREATE FUNCTION note_page_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO stay_change (part) VALUES ('facts');
  ELSE
    INSERT INTO stay_change (part, city_id, property_id)
    SELECT DISTINCT 'facts', city_id, CASE WHEN count(*) OVER (PARTITION BY city_id) <= 50 THEN id END
    FROM property WHERE id IN (SELECT property_id FROM changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_insert AFTER INSERT ON "comment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON "comment" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
--> statement-breakpoint
CREATE TRIGGER note_delete AFTER DELETE ON "comment" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
--> statement-breakpoint
CREATE TRIGGER note_emptying AFTER TRUNCATE ON "comment" FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
--> statement-breakpoint
CREATE TRIGGER note_insert AFTER INSERT ON "question" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON "question" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
--> statement-breakpoint
CREATE TRIGGER note_delete AFTER DELETE ON "question" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
--> statement-breakpoint
CREATE TRIGGER note_emptying AFTER TRUNCATE ON "question" FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
--> statement-breakpoint
CREATE TRIGGER note_insert AFTER INSERT ON "property_photo" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON "property_photo" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
--> statement-breakpoint
CREATE TRIGGER note_delete AFTER DELETE ON "property_photo" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
--> statement-breakpoint
CREATE TRIGGER note_emptying AFTER TRUNCATE ON "property_photo" FOR EACH STATEMENT EXECUTE FUNCTION note_page_changes();
