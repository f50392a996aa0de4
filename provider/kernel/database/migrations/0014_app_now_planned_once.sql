-- The same clock in PL/pgSQL, which keeps its plan: a function in SQL is planned anew in every statement that asks it.
CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE plpgsql VOLATILE AS $$
DECLARE moved int;
BEGIN
  SELECT offset_seconds INTO moved FROM app_clock WHERE id = 1;
  RETURN clock_timestamp() + make_interval(secs => moved);
END $$;
