/**
 * Changes that an owner makes to a booking: its dates, the names of a traveller, the package of a tour, the fare of a
 * flight, the rooms of a stay, their rates, the travellers and their beds, or several of these at once (`booking`).
 */
export const changeKinds = ["dates", "name", "package", "fare", "rooms", "rate", "party", "booking"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** States of a change that a card pays: `made`, or ended without being made. */
export const heldChangeStates = ["held", "made", "ended"] as const;
export type HeldChangeState = (typeof heldChangeStates)[number];

/** Time in which a card can pay a change, seconds. */
export const HELD_CHANGE_SECONDS = 900;
