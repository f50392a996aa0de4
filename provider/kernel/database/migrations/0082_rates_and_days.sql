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
--> statement-breakpoint
-- The day in Tehran on which the page of a property last changed; without a row it is not known. No key to the property:
-- a world is emptied by TRUNCATE.
CREATE TABLE "property_change" (
  "property_id" integer PRIMARY KEY,
  "changed_on" date NOT NULL
);
--> statement-breakpoint
-- A row that has this day already is neither written nor locked; the others are locked in one order.
CREATE FUNCTION note_days_of(properties integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO property_change AS known (property_id, changed_on)
  SELECT touched.id, today.day
  FROM (SELECT ((app_now() AT TIME ZONE 'UTC') + interval '3 hours 30 minutes')::date AS day) AS today,
    (SELECT DISTINCT unnest(properties) AS id) AS touched
  WHERE NOT EXISTS (
    SELECT FROM property_change AS noted WHERE noted.property_id = touched.id AND noted.changed_on >= today.day)
  ORDER BY touched.id
  ON CONFLICT (property_id) DO UPDATE SET changed_on = excluded.changed_on WHERE known.changed_on < excluded.changed_on
$$;
--> statement-breakpoint
-- An update that leaves a row as it was is no change. Texts of visitors count while they are published.
CREATE FUNCTION note_property_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM property_change;
  ELSIF TG_TABLE_NAME = 'property' AND TG_OP = 'UPDATE' THEN
    PERFORM note_days_of((SELECT array_agg(changed.id) FROM changed JOIN before USING (id)
      WHERE to_jsonb(changed) IS DISTINCT FROM to_jsonb(before)));
  ELSIF TG_TABLE_NAME = 'property' AND TG_OP = 'DELETE' THEN
    DELETE FROM property_change WHERE property_id IN (SELECT id FROM changed);
  ELSIF TG_TABLE_NAME = 'property' THEN
    PERFORM note_days_of((SELECT array_agg(id) FROM changed));
  ELSIF TG_TABLE_NAME = 'rate_plan' THEN
    PERFORM note_days_of((SELECT array_agg(room.property_id) FROM changed JOIN room_type AS room ON room.id = changed.room_type_id));
  ELSIF TG_TABLE_NAME IN ('comment', 'question') THEN
    PERFORM note_days_of((SELECT array_agg(property_id) FROM changed WHERE status = 'published'));
  ELSE
    PERFORM note_days_of((SELECT array_agg(property_id) FROM changed));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  noted text;
BEGIN
  FOREACH noted IN ARRAY ARRAY['property', 'room_type', 'rate_plan', 'comment', 'question', 'property_photo'] LOOP
    EXECUTE format('CREATE TRIGGER day_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_property_days()', noted);
    EXECUTE format('CREATE TRIGGER day_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_property_days()', noted);
    EXECUTE format('CREATE TRIGGER day_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_property_days()', noted);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER day_emptying AFTER TRUNCATE ON "property" FOR EACH STATEMENT EXECUTE FUNCTION note_property_days();
