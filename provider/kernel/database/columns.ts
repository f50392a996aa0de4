import { bigint, timestamp } from "drizzle-orm/pg-core";

/** Columns that tables of every room have, each by one definition. */

/** Number that the database gives to a row. */
export const identity = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** Instant, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Amount in rial. */
export const rial = (name: string) => bigint(name, { mode: "number" });
