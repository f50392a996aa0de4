/** Inventories that an operator can import from files: see docs/import.md. */
export const inventories = ["properties", "tours", "flights"] as const;
export type Inventory = (typeof inventories)[number];
