/** Changes that an owner makes to a booking: its dates, or the names of a traveller. */
export const changeKinds = ["dates", "name"] as const;
export type ChangeKind = (typeof changeKinds)[number];
