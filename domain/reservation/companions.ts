import { addDays } from "../calendar/arithmetic.ts";
import { tehranInstant } from "../calendar/today.ts";
import type { IsoDate } from "../calendar/types.ts";

/** A companion's own voucher: an anonymous link to one traveller's part of a booking (decision 144). */

/**
 * Standing of a link: `changed` since it was made, so that its booker has to make another; `cancelled` with its booking;
 * `revoked` by its booker; `ended` with its journey.
 */
export const companionStates = ["open", "changed", "cancelled", "revoked", "ended"] as const;

/** Stages of a journey: on the way, in a place to sleep, or in another place. */
export const companionStages = ["travel", "stay", "visit"] as const;

/** Facts that a traveller is asked for at a stage. */
export const companionFacts = ["code", "flight", "train", "bus", "ticket", "seat", "room", "meal", "leader"] as const;
export type CompanionFact = (typeof companionFacts)[number];

/** End of a link, epoch seconds: a whole day after its journey's last day, in Tehran's time. */
export const companionEndsAt = (lastDay: IsoDate): number => tehranInstant(addDays(lastDay, 2));
