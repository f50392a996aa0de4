/** Kinds of extras of a booking: sold beside it, each by a provider of its own. */
export const extraKinds = ["bag", "insurance", "transfer"] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** Subjects that the price of an extra is for, each. */
export const extraSubjects = ["booking", "traveller", "traveller_direction"] as const;
export type ExtraSubject = (typeof extraSubjects)[number];

/** Traveller and direction of one extra, from 1 in the order of the reservation; null: of all. */
export type ExtraPlace = { readonly traveller: number | null; readonly direction: number | null };

/** True for one and the same place. */
export const isSamePlace = (one: ExtraPlace, other: ExtraPlace): boolean =>
  one.traveller === other.traveller && one.direction === other.direction;
