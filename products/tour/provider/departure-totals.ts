import type { Services } from "#provider/services.ts";
import { readDeparture, readPackages } from "./departure.ts";
import { evaluatePackage } from "./evaluate-package.ts";
import { partyOf } from "./priced.ts";
import { requestedParty } from "./requested-party.ts";

/**
 * Current price of each package of a departure for a party, rial, by its number; those that it cannot have are absent.
 */
export async function totalsOfDeparture(
  { database, clock }: Services,
  id: number,
  rooms: string,
  beds: string,
): Promise<ReadonlyMap<number, number>> {
  const asked = requestedParty(rooms, beds);
  const [row, packages] = await Promise.all([readDeparture(database, id), readPackages(database, id)]);
  if (row === null || asked.rooms === null) return new Map();
  const party = partyOf(asked.rooms);
  const isOpen = row.state !== "cancelled" && row.closesAt > clock();
  const context = { isOpen, hasSeats: row.seatsFree >= party.seats, party };
  return new Map(
    packages.flatMap((one): [number, number][] => {
      const { price } = evaluatePackage(one, context);
      return price === null ? [] : [[one.id, price.total]];
    }),
  );
}
