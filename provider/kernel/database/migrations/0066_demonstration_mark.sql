-- The demonstration marks a database that was empty when it took it, and only there may rows be emptied and the clock moved.
-- A world without the mark was loaded by an earlier version, which did not look whether the database was empty.
ALTER TABLE "demo_world" ADD COLUMN "began_empty" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Production has always refused the embedded database: a world in it is the demonstration's own.
UPDATE "demo_world" SET "began_empty" = true WHERE version() LIKE '%emscripten%';
--> statement-breakpoint
CREATE FUNCTION is_demonstration() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM demo_world WHERE began_empty)
$$;
--> statement-breakpoint
-- Whether no table holds a row but those that migrations themselves fill.
CREATE FUNCTION is_untouched() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  one text;
  holds boolean;
BEGIN
  FOR one IN SELECT tablename FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('app_clock', 'schema_floor', 'vault_state')
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', one) INTO holds;
    IF holds THEN RETURN false; END IF;
  END LOOP;
  RETURN true;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_false_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'a database becomes the demonstration''s only while it is empty' USING ERRCODE = 'check_violation';
  ELSIF NOT is_untouched() THEN
    RAISE EXCEPTION 'this database holds rows: the demonstration takes an empty one' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_of_the_empty BEFORE INSERT ON "demo_world" FOR EACH ROW WHEN (NEW.began_empty) EXECUTE FUNCTION refuse_false_mark();
--> statement-breakpoint
CREATE TRIGGER mark_is_kept BEFORE UPDATE ON "demo_world" FOR EACH ROW WHEN (NEW.began_empty AND NOT OLD.began_empty) EXECUTE FUNCTION refuse_false_mark();
--> statement-breakpoint
CREATE FUNCTION refuse_outside_demonstration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_demonstration() THEN
    RAISE EXCEPTION '% on %: this database is not the demonstration''s', TG_OP, TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER real_time BEFORE INSERT OR UPDATE ON "app_clock" FOR EACH ROW WHEN (NEW.offset_seconds <> 0) EXECUTE FUNCTION refuse_outside_demonstration();
--> statement-breakpoint
CREATE TRIGGER inventory_stays BEFORE TRUNCATE ON "property" EXECUTE FUNCTION refuse_outside_demonstration();
--> statement-breakpoint
CREATE TRIGGER inventory_stays BEFORE TRUNCATE ON "room_type" EXECUTE FUNCTION refuse_outside_demonstration();
--> statement-breakpoint
CREATE TRIGGER inventory_stays BEFORE TRUNCATE ON "inventory_night" EXECUTE FUNCTION refuse_outside_demonstration();
--> statement-breakpoint
CREATE TRIGGER inventory_stays BEFORE TRUNCATE ON "tour" EXECUTE FUNCTION refuse_outside_demonstration();
--> statement-breakpoint
CREATE TRIGGER inventory_stays BEFORE TRUNCATE ON "flight" EXECUTE FUNCTION refuse_outside_demonstration();
--> statement-breakpoint
CREATE TRIGGER inventory_stays BEFORE TRUNCATE ON "stock" EXECUTE FUNCTION refuse_outside_demonstration();
--> statement-breakpoint
CREATE TRIGGER inventory_stays BEFORE TRUNCATE ON "reservation" EXECUTE FUNCTION refuse_outside_demonstration();
--> statement-breakpoint
CREATE TRIGGER inventory_stays BEFORE TRUNCATE ON "user_account" EXECUTE FUNCTION refuse_outside_demonstration();
