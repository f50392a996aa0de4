-- Once after a restore to an earlier instant, as the superuser and before a provider starts:
--   psql -d shamseh -f after-restore.sql
-- Numbers that were given out after that instant are gone from here and are known outside: gateways keep the numbers of
-- messages and of refunds, and would take another one of the same number for the same, and not send it. No number is given
-- out twice.
SELECT count(setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + 1000000))
  AS sequences_moved
FROM pg_sequences
WHERE schemaname = 'public';
