import { TEHRAN_OFFSET_SECONDS } from "#domain/calendar/constants.ts";

/** The day in Tehran of an instant, as SQL. */
export const tehranDateSql = (instant: string): string =>
  `((${instant} AT TIME ZONE 'UTC') + interval '3 hours 30 minutes')::date`;

/** Start of a day in Tehran in epoch seconds, as SQL. */
export const tehranInstantSql = (day: string): string =>
  `(extract(epoch FROM ${day}::timestamp) - ${TEHRAN_OFFSET_SECONDS})`;

/** The day in Tehran by the application's clock, as SQL. */
export const TODAY = tehranDateSql("app_now()");
