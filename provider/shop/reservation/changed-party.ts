import { type Fault, type Refusal, refuse } from "../../kernel/envelope.ts";

import type { Services } from "../../services.ts";
import { travellersOf } from "./guests.ts";
import { faultsAtSubmit } from "./judged-again.ts";
import { type OfferChanges, productOf } from "./product.ts";
import type { Reservation } from "./row.ts";
import { type KeptTraveller, typedAgain } from "./travellers.ts";

/** Travellers of a booking whose change says who they are: judged by the rules of the submission, for the changed offer. */

type Judging = Pick<Services, "vault" | "products">;
type Changes = OfferChanges<never, unknown, unknown>;
type Wished = { readonly wish: object; readonly changed: unknown };

const wished = ({ vault }: Judging, row: Reservation, changes: Changes, wish: object) =>
  changes.travellers?.(wish as never, travellersOf(vault, row)) ?? null;

/** The travellers afterwards, each in their age group then; null where they are the same. */
function after(services: Judging, row: Reservation, changes: Changes, { wish, changed }: Wished) {
  const party = wished(services, row, changes, wish);
  const before = travellersOf(services.vault, row);
  const groups = changes.ageGroups?.(before, changed) ?? [];
  if (party !== null || groups.length === 0) return party;
  const groupAt = (index: number) => groups.find(({ traveller }) => traveller === index + 1)?.after;
  const stay = before.map((one, index) => ({ ...one, age_group: groupAt(index) ?? one.age_group }));
  return { stay, come: [] };
}

/** Places of the travellers after a change; null where it leaves them as they are. */
export const placesOfStaying = (services: Judging, row: Reservation, changes: Changes, wish: object) =>
  wished(services, row, changes, wish)?.places ?? null;

/**
 * Faults of those who stay, each as `guests.1.…` by their number among them: a quote does not know those who come. Where a
 * change leaves the travellers as they are, all of them are judged.
 */
export function faultsOfStaying(services: Judging, row: Reservation, changes: Changes, asked: Wished): Fault[] {
  const { changed } = asked;
  const party = after(services, row, changes, asked);
  if (party === null) return faultsAtSubmit(services, { ...row, offer: changed });
  const faults = productOf(services.products, row.kind).travellerFaults(party.stay.map(typedAgain), changed);
  // Those who come complete the rooms, and may supervise one.
  return faults
    .filter(({ name }) => /^travellers\.\d+\.(?!is_room_supervisor)/.test(name))
    .map((fault) => ({ ...fault, name: nameOf(fault.name, party.stay.length) }));
}

/** The travellers afterwards, null where they are the same, or their faults: `travellers.0.…` of those who come, in their order. */
export function travellersAfter(
  services: Judging,
  row: Reservation,
  changes: Changes,
  asked: Wished,
): readonly KeptTraveller[] | null | Refusal {
  const { changed } = asked;
  const party = after(services, row, changes, asked);
  if (party === null) {
    const faults = faultsAtSubmit(services, { ...row, offer: changed });
    return faults.length > 0 ? refuse("invalid_input", faults) : null;
  }
  const { stay, come } = party;
  const product = productOf(services.products, row.kind);
  const faults = product.travellerFaults([...stay.map(typedAgain), ...come], changed);
  if (faults.length > 0) {
    const named = faults.map((fault) => ({ ...fault, name: nameOf(fault.name, stay.length) }));
    return refuse("invalid_input", named);
  }
  const kept: KeptTraveller[] = [...stay, ...come.map((one) => product.keptTraveller(one, changed))];
  const sorted = kept.toSorted((one, other) => one.room - other.room);
  return JSON.stringify(sorted) === JSON.stringify(travellersOf(services.vault, row)) ? null : sorted;
}

/** The name of a fault: those who stay are judged before those who come. */
function nameOf(name: string, staying: number): string {
  const [, index, field] = /^travellers\.(\d+)\.(.+)$/.exec(name) ?? [];
  if (index === undefined) return name;
  const place = Number(index) - staying;
  return place < 0 ? `guests.${Number(index) + 1}.${field}` : `travellers.${place}.${field}`;
}
