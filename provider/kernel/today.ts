/** The day in Tehran by the application's clock, as SQL. */
export const TODAY = "(app_now() AT TIME ZONE 'UTC' + interval '3 hours 30 minutes')::date";
