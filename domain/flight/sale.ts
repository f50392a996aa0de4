import { HOUR_SECONDS } from "../calendar/constants.ts";

/** The sale of a direction ends so many hours before it departs. */
const CLOSES_HOURS = 3;

/** When the sale ends, and the last moment for paying. Epoch seconds. */
export const saleEndsAt = (departsAt: number): number => departsAt - CLOSES_HOURS * HOUR_SECONDS;
