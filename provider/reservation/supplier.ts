import type { Queryable } from "../database/database.ts";

/** Who issues what is booked and paid. */
export type Supplier = {
  /** Whether it issues a reservation of online rates, whose row the caller has locked. */
  issues(tx: Queryable, reservationId: number): boolean | Promise<boolean>;
};

/** What is sold online is our own stock: nothing is asked, and all of it is issued. */
export const ownStock: Supplier = { issues: () => true };
