import { HOUR_SECONDS } from "#domain/calendar/constants.ts";

/** Hours before departure at which the sale of a direction ends. */
const CLOSES_HOURS = 3;

/** End of the sale, and the last moment for paying. Epoch seconds. */
export const saleEndsAt = (departsAt: number): number => departsAt - CLOSES_HOURS * HOUR_SECONDS;
