import type { TourPackageOffer } from "#products/tour/contract/tour.shapes.ts";
import { type TourPriceTable, tourPrice } from "#products/tour/rules/room-price.ts";
import { bedsOf, type Party } from "./priced.ts";

/** State of the departure for a party: open for booking, with enough seats. */
export type PackageContext = { isOpen: boolean; hasSeats: boolean; party: Party };

/** Fields of a package that decide. `roomsFree`: rooms that are left of it. */
type PackageFacts = { prices: TourPriceTable; beds: number; roomsFree: number };

/** Prices a package for a party line by line, or returns every reason why it cannot be booked. */
export function evaluatePackage(row: PackageFacts, { isOpen, hasSeats, party }: PackageContext) {
  const priced = tourPrice(party.rooms, row.prices, bedsOf(row));
  const blocking: TourPackageOffer["blocking"] = [
    ...(isOpen ? [] : [whole("closed")]),
    ...(hasSeats && row.roomsFree >= party.rooms.length ? [] : [whole("sold_out")]),
    ...("faults" in priced
      ? priced.faults.map((fault) => ({
          reason: fault.reason,
          room: fault.room,
          type: fault.reason === "no_price" ? fault.type : null,
        }))
      : []),
  ];
  return { blocking, price: blocking.length === 0 && "lines" in priced ? priced : null };
}

const whole = (reason: "closed" | "sold_out"): TourPackageOffer["blocking"][number] => ({
  reason,
  room: null,
  type: null,
});
