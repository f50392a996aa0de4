-- What changed beside what is booked by the night (`stay_change`), and in which transaction: of what kind, and which one
-- of it; without a key all of the kind. Caches in memory are invalidated by the rows that have become visible since they
-- were last read. Rows are added by triggers, in the transaction that changes.
CREATE TABLE "change" (
	"xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
	"kind" text NOT NULL,
	"key" text,
	"changed_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp()
);
--> statement-breakpoint
CREATE INDEX "change_by_transaction" ON "change" ("xid");
--> statement-breakpoint
-- What every list and page names: places, themes, facilities, policies, carriers.
CREATE FUNCTION note_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO change (kind) VALUES ('places');
  ELSIF EXISTS (SELECT FROM changed) THEN
    INSERT INTO change (kind) VALUES ('places');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Which properties there are, and what they are called: what is found by its name.
CREATE FUNCTION note_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO change (kind) VALUES ('names');
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO change (kind) SELECT 'names' WHERE EXISTS (
      SELECT FROM before JOIN changed USING (id)
      WHERE (before.slug, before.name_fa, before.name_en, before.is_active)
        IS DISTINCT FROM (changed.slug, changed.name_fa, changed.name_en, changed.is_active));
  ELSIF EXISTS (SELECT FROM changed) THEN
    INSERT INTO change (kind) VALUES ('names');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Words of a static page or a partner's.
CREATE FUNCTION note_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO change (kind) VALUES (CASE TG_TABLE_NAME WHEN 'page' THEN 'content' ELSE 'partner' END);
  ELSIF TG_TABLE_NAME = 'page' THEN
    INSERT INTO change (kind, key) SELECT 'content', slug FROM changed;
  ELSE
    INSERT INTO change (kind, key) SELECT 'partner', id FROM changed;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- So many tours are named one by one; more of them are all.
CREATE FUNCTION note_tours_of(tours bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO change (kind, key)
  SELECT DISTINCT 'tour', CASE WHEN count(*) OVER () <= 50 THEN id::text END FROM (SELECT DISTINCT unnest(tours) AS id) AS touched
$$;
--> statement-breakpoint
CREATE FUNCTION note_tours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO change (kind) VALUES ('tour');
  ELSIF TG_TABLE_NAME = 'tour' THEN
    PERFORM note_tours_of((SELECT array_agg(id) FROM changed));
  ELSIF TG_TABLE_NAME = 'tour_agency' THEN
    PERFORM note_tours_of((SELECT array_agg(tour.id) FROM tour WHERE agency_id IN (SELECT id FROM changed)));
  ELSIF TG_TABLE_NAME = 'tour_package' THEN
    PERFORM note_tours_of((SELECT array_agg(DISTINCT tour_id) FROM tour_departure WHERE id IN (SELECT departure_id FROM changed)));
  ELSE
    PERFORM note_tours_of((SELECT array_agg(DISTINCT tour_id) FROM changed));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- From where to where the offers of some flights lead: a flight is part of connections too. So many pairs of cities are
-- named; more of them are all.
CREATE FUNCTION note_flights_of(flights bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(flights) > 50 THEN
    INSERT INTO change (kind) VALUES ('flights');
  ELSIF cardinality(flights) > 0 THEN
    INSERT INTO change (kind, key)
    SELECT DISTINCT 'flights', CASE WHEN count(*) OVER () <= 50 THEN pair END
    FROM (SELECT DISTINCT origin_city_id || '-' || destination_city_id AS pair FROM flight_offer WHERE flight_ids && flights) AS touched;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_flights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO change (kind) VALUES ('flights');
  ELSIF TG_TABLE_NAME = 'flight' THEN
    PERFORM note_flights_of((SELECT array_agg(id) FROM changed));
  ELSIF TG_TABLE_NAME = 'flight_fare' THEN
    PERFORM note_flights_of((SELECT array_agg(DISTINCT flight_id) FROM changed));
  ELSE
    INSERT INTO change (kind, key)
    SELECT DISTINCT 'flights', CASE WHEN count(*) OVER () <= 50 THEN pair END
    FROM (SELECT DISTINCT origin_city_id || '-' || destination_city_id AS pair FROM changed) AS touched;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What is left of tours and flights. What a counter counts is told by its id: `provider/stock/ids.ts`.
CREATE FUNCTION note_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  flights bigint[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO change (kind) VALUES ('tour'), ('flights');
    RETURN NULL;
  END IF;
  PERFORM note_tours_of(array_agg(DISTINCT departure.tour_id)) FROM (
    SELECT id / 8 AS id FROM changed WHERE id % 8 = 0
    UNION SELECT departure_id FROM changed JOIN tour_package AS package ON package.id = changed.id / 8 WHERE changed.id % 8 = 1
  ) AS touched JOIN tour_departure AS departure ON departure.id = touched.id;
  SELECT array_agg(DISTINCT CASE WHEN id % 8 = 4 THEN id / 128 ELSE id / 8 END) INTO flights FROM changed WHERE id % 8 IN (2, 3, 4);
  PERFORM note_flights_of(flights);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  noted record;
BEGIN
  FOR noted IN SELECT * FROM (VALUES
    ('country', 'note_places'), ('city', 'note_places'), ('attraction', 'note_places'), ('facility', 'note_places'),
    ('cancellation_policy', 'note_places'), ('subject', 'note_places'), ('flight_airport', 'note_places'),
    ('flight_carrier', 'note_places'), ('property', 'note_names'), ('page', 'note_words'), ('partner', 'note_words'),
    ('tour', 'note_tours'), ('tour_agency', 'note_tours'), ('tour_departure', 'note_tours'), ('tour_package', 'note_tours'),
    ('tour_offer', 'note_tours'), ('tour_from', 'note_tours'), ('flight', 'note_flights'), ('flight_fare', 'note_flights'),
    ('flight_offer', 'note_flights'), ('stock', 'note_stock')) AS tables (name, note)
  LOOP
    EXECUTE format('CREATE TRIGGER change_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', noted.name, noted.note);
    EXECUTE format('CREATE TRIGGER change_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', noted.name, noted.note);
    EXECUTE format('CREATE TRIGGER change_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', noted.name, noted.note);
    EXECUTE format('CREATE TRIGGER change_emptying AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION %I()', noted.name, noted.note);
  END LOOP;
END $$;
