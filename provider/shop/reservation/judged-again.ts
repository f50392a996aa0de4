import type { SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { Fault, Refusal } from "../../kernel/envelope.ts";
import type { Services } from "../../services.ts";
import { travellersOf } from "./guests.ts";
import { type Product, productOf } from "./product.ts";
import type { Reservation } from "./row.ts";
import { placed, typedAgain } from "./travellers.ts";

/**
 * Returns the faults of a reservation's travellers at its submission (call 50): they were judged when they were saved,
 * and the facts that they were judged by may have changed since.
 */
export function faultsAtSubmit({ vault, products }: Pick<Services, "vault" | "products">, row: Reservation): Fault[] {
  const product = productOf(products, row.kind);
  const travellers = travellersOf(vault, row);
  const faults = product.travellerFaults(travellers.map(typedAgain), row.offer);
  return faults.length > 0 ? faults : (product.ofTravellers?.faults(row.offer, travellers) ?? []);
}

/**
 * A refusal of travellers with the rates that are sold to them (`OpenRatesValue`), where those of the reservation are not.
 *
 * @param find the reservation; null where there is none.
 * @param sent the travellers; absent: as they are kept.
 */
export async function withOpenRates(
  refusal: Refusal,
  { openRates }: Product,
  services: Services,
  find: () => Promise<Reservation | null>,
  sent?: SaveGuestsInput["travellers"],
): Promise<Refusal> {
  if (refusal.refused !== "invalid_input" || openRates === undefined) return refusal;
  const row = await find();
  if (row === null) return refusal;
  const travellers = sent?.map(placed) ?? travellersOf(services.vault, row).map(typedAgain);
  const value = await openRates(row.offer, travellers, services);
  return value === null ? refusal : { ...refusal, value };
}
