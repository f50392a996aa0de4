import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { BlockingReason } from "#domain/contract/property.shapes.ts";
import type { FLIGHT_LABELS, FLIGHT_ORDER_WORDS } from "#domain/messages/flight-labels.ts";
import type { LABELS } from "#domain/messages/labels.ts";
import type { SHARING_WORDS } from "#domain/messages/refusal-table.ts";
import type account from "./fa/account.json";
import type alert from "./fa/alert.json";
import type content from "./fa/content.json";
import type failure from "./fa/failure.json";
import type flight from "./fa/flight.json";
import type flightJourney from "./fa/flightJourney.json";
import type flightReserve from "./fa/flightReserve.json";
import type flightReview from "./fa/flightReview.json";
import type flightSeats from "./fa/flightSeats.json";
import type home from "./fa/home.json";
import type listing from "./fa/listing.json";
import type offline from "./fa/offline.json";
import type own from "./fa/own.json";
import type panel from "./fa/panel.json";
import type property from "./fa/property.json";
import type refund from "./fa/refund.json";
import type reserve from "./fa/reserve.json";
import type sale from "./fa/sale.json";
import type shared from "./fa/shared.json";
import type stay from "./fa/stay.json";
import type tour from "./fa/tour.json";
import type tourJourney from "./fa/tourJourney.json";
import type tourReserve from "./fa/tourReserve.json";

/** The catalogue is cut by area, so that a page loads only the words it shows. These are written in `fa/` and `en/`. */
export const writtenAreas = [
  "shared",
  "home",
  "listing",
  "property",
  "content",
  "account",
  "own",
  "reserve",
  "refund",
  "panel",
  "sale",
  "alert",
  "stay",
  "tour",
  "tourJourney",
  "tourReserve",
  "flight",
  "flightJourney",
  "flightReserve",
  "flightReview",
  "flightSeats",
  "failure",
  "offline",
] as const;

/** These are made from the domain's tables when the catalogues are compiled: `labels` of enumerations, those of flights, `blocking` reasons, what `sharing` cannot do. */
export const catalogueAreas = [...writtenAreas, "labels", "flightLabels", "blocking", "sharing"] as const;
export type CatalogueArea = (typeof catalogueAreas)[number];

/** The words of the page's frame. */
export const commonAreas: readonly CatalogueArea[] = ["shared"];

type Labels = typeof LABELS;
type LabelId = { [List in keyof Labels]: `${List}.${keyof Labels[List] & string}` }[keyof Labels];
type FlightLabels = typeof FLIGHT_LABELS & { order: typeof FLIGHT_ORDER_WORDS };
type FlightLabelId = {
  [List in keyof FlightLabels]: `flight.${List}.${keyof FlightLabels[List] & string}`;
}[keyof FlightLabels];

export type MessageId =
  | keyof (typeof shared &
      typeof home &
      typeof listing &
      typeof property &
      typeof content &
      typeof account &
      typeof own &
      typeof reserve &
      typeof refund &
      typeof sale &
      typeof alert &
      typeof panel &
      typeof stay &
      typeof tour &
      typeof tourJourney &
      typeof tourReserve &
      typeof flight &
      typeof flightJourney &
      typeof flightReserve &
      typeof flightReview &
      typeof flightSeats &
      typeof failure &
      typeof offline)
  | LabelId
  | FlightLabelId
  | `blocking.${BlockingReason}`
  | `share.${keyof typeof SHARING_WORDS}`;

/** Numbers choose plural forms; numbers, dates and money to be displayed are formatted by `domain/text` first. */
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = {
  (id: MessageId, values?: MessageValues): string;
  /** True when there is such a message: for ids made from parts of an address. */
  knows(id: string): id is MessageId;
};

/** Messages by id: text, or a syntax tree where there are placeholders. */
export type Catalogue = Record<string, string | MessageFormatElement[]>;
