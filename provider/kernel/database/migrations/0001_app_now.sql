-- The time by which deadlines are kept: never now(), which stands still within a transaction.
INSERT INTO app_clock (id, offset_seconds) VALUES (1, 0);
--> statement-breakpoint
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT clock_timestamp() + make_interval(secs => (SELECT offset_seconds FROM app_clock WHERE id = 1))
$$;
