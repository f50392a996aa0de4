/** Something changed: of one property, of a whole city without a `propertyId`, of everything without a `cityId`. */
export type StayChange = {
  /** `facts` are the property, its rooms and plans; `nights` are its prices and stock. */
  kind: "facts" | "nights";
  cityId: number | null;
  propertyId: number | null;
};

/** Something else changed: the one with that key, or any of the kind without one. Versions to come may add kinds. */
export type OtherChange = {
  kind: "places" | "names" | "content" | "partner" | "tour" | "flights" | "page";
  key: string | null;
};

/** Change made by a transaction, as its triggers noted it in `stay_change` or `change`. */
export type Change = StayChange | OtherChange;

export const isOfStays = (change: Change): change is StayChange => change.kind === "facts" || change.kind === "nights";
