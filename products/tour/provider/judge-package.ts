import type { TourPackageOffer } from "#products/tour/contract/tour.shapes.ts";
import { type TourPriceTable, tourPrice } from "#products/tour/rules/room-price.ts";
import { bedsOf, type Party } from "./priced.ts";

/** Inputs of a judgement: if the departure can still be booked, if its seats are enough, and the party. */
export type Judging = { isOpen: boolean; hasSeats: boolean; party: Party };

/** A package as far as it is judged. `roomsFree`: rooms that are left of it. */
type Judged = { prices: TourPriceTable; beds: number; roomsFree: number };

/** Judges a package for a party: its price line by line, or every reason why it cannot be had. */
export function judgePackage(row: Judged, { isOpen, hasSeats, party }: Judging) {
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
