import { Option } from "commander";
import type { z } from "zod";
import type { Typed } from "#domain/contract/call.ts";
import type { changeQuoteValue } from "#domain/contract/change.shapes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import { flightChangeCalls } from "#products/flight/contract/flight.calls.ts";
import { tourChangeCalls } from "#products/tour/contract/tour.calls.ts";
import { CliError } from "../cli-error.ts";
import { dateOption } from "../date-option.ts";
import { wholeOption } from "../whole-option.ts";

/** Something that is to be otherwise: an option, and the field of the query that it sets. */
type Wanted = {
  readonly flag: string;
  readonly what: string;
  readonly field: string;
  readonly read: (option: string, typed: string) => string | number;
};

const asTyped = (_option: string, typed: string): string => typed.trim();

/** Changes of each product, in the order of the help. */
const WANTED = {
  stay: [
    {
      flag: "--check-in <date>",
      what: "of a stay: the first day, 1405/09/10 or 2026-12-01",
      field: "check_in",
      read: dateOption,
    },
    { flag: "--nights <number>", what: "of a stay: how many", field: "length_of_stay", read: wholeOption },
    {
      flag: "--rooms <rooms>",
      what: "of a stay: each room afterwards as its number now, 0 of one that comes, room type, rate, adults and ages of children, extra beds and cots: '1-412-88-2,5;0-412-88-2-1-0'. One that is not named goes",
      field: "rooms",
      read: asTyped,
    },
    {
      flag: "--guest-rooms <numbers>",
      what: "of a stay: the room of each traveller in order among those, 0 of one who goes: 1,1,2,0",
      field: "guest_rooms",
      read: asTyped,
    },
  ],
  tour: [
    {
      flag: "--departure <id>",
      what: "of a tour: another departure of it, with a package of its own",
      field: "departure_id",
      read: wholeOption,
    },
    { flag: "--package <id>", what: "of a tour: hotels and meals", field: "package_id", read: wholeOption },
    {
      flag: "--party <rooms>",
      what: "of a tour: adults and ages of children of each room with those who join, rooms that come last: 2,5;1",
      field: "rooms",
      read: asTyped,
    },
    {
      flag: "--beds <places>",
      what: "of a tour: children with a bed that their age does not require, room and child counted from 0: 0-0,1-1; none for no child",
      field: "beds",
      read: asTyped,
    },
  ],
  flight: [
    { flag: "--offer <id>", what: "of a flight: the offer of the way out", field: "offer_id", read: asTyped },
    {
      flag: "--return-offer <id>",
      what: "of a flight: the offer of the way back",
      field: "return_offer_id",
      read: asTyped,
    },
  ],
} as const satisfies Record<string, readonly Wanted[]>;

/** Product whose booking is to be changed. */
export type Changed = keyof typeof WANTED;

const products = Object.keys(WANTED) as Changed[];

/** Calls that quote a change, one for each product. */
export const QUOTES: Readonly<Record<Changed, Typed<z.ZodObject, typeof changeQuoteValue>>> = {
  stay: reservationCalls.changeQuote,
  tour: tourChangeCalls.changeQuote,
  flight: flightChangeCalls.changeQuote,
};

const optionOf = ({ flag, what }: Wanted): Option => new Option(flag, what);

/** Options of a change; those of one product are refused beside those of another. */
export function wishOptions(): Option[] {
  const optionsOf = (product: Changed) => WANTED[product].map(optionOf);
  return products.flatMap((product) => {
    const others = products.filter((other) => other !== product).flatMap(optionsOf);
    return optionsOf(product).map((option) => option.conflicts(others.map((other) => other.attributeName())));
  });
}

/** The product, and the query of its call. @throws CliError `nothing_changed`, `bad_number`, `unreadable_date`. */
export function wishOf(given: Readonly<Record<string, unknown>>): {
  readonly product: Changed;
  readonly query: Readonly<Record<string, string | number>>;
} {
  for (const product of products) {
    const told = WANTED[product].flatMap((wanted: Wanted) => {
      const option = optionOf(wanted);
      const typed = given[option.attributeName()];
      return typeof typed === "string" ? [[wanted.field, wanted.read(option.long ?? "", typed)] as const] : [];
    });
    if (told.length > 0) return { product, query: Object.fromEntries(told) };
  }
  throw new CliError("nothing_changed", ["گفته نشده است که چه چیز تغییر کند", "it is not said what is to be changed"], {
    mend: [
      "یکی را بدهید: --check-in، --nights، --rooms، --guest-rooms؛ --departure، --package، --party، --beds؛ --offer، --return-offer.",
      "Add one of --check-in, --nights, --rooms, --guest-rooms; --departure, --package, --party, --beds; --offer, --return-offer.",
    ],
  });
}
