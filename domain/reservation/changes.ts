/** Changes that an owner makes to a booking. */
export const changeKinds = ["dates"] as const;
export type ChangeKind = (typeof changeKinds)[number];
