/** Changes that an owner makes to a booking: its dates, or the names of a traveller. */
export const changeKinds = ["dates", "name"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** States of a change that a card pays: `made`, or ended without being made. */
export const heldChangeStates = ["held", "made", "ended"] as const;
export type HeldChangeState = (typeof heldChangeStates)[number];

/** Time in which a card can pay a change, seconds. */
export const HELD_CHANGE_SECONDS = 900;
