/** What an operator's own files bring: see docs/import.md. */
export const inventories = ["properties", "tours", "flights"] as const;
export type Inventory = (typeof inventories)[number];
