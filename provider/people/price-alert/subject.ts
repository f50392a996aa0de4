import type { IsoDate } from "#domain/calendar/types.ts";
import type { alertWords } from "#domain/contract/notification.shapes.ts";
import type { AlertWish, PriceAlertKind } from "#domain/contract/price-alert.shapes.ts";
import type { TransportationClass } from "#domain/enums/enums.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import type { Fault } from "../../kernel/envelope.ts";
import type { Services } from "../../services.ts";
import type { Reads } from "./reads.ts";

/** Subject of an alert, by the columns of its row. `date`: check-in, or departure. */
export type PropertySubject = {
  kind: "property";
  date: IsoDate;
  property_id: number;
  length_of_stay: number;
  rooms: string;
  audience: PartyAudience;
};
export type TourSubject = {
  kind: "tour";
  date: IsoDate;
  departure_id: number;
  /** Null: any package of the departure, where a place is waited for. */
  package_id: number | null;
  rooms: string;
  /** As call 62c reads them; empty where none is asked for. */
  beds: string;
};
export type FlightSubject = {
  kind: "flight";
  adult_count: number;
  child_count: number;
  infant_count: number;
  date: IsoDate;
  return_date: IsoDate | null;
  origin_city_id: number;
  destination_city_id: number;
  class: TransportationClass;
};
export type Subject = PropertySubject | TourSubject | FlightSubject;
export type SubjectOf<K extends PriceAlertKind> = Extract<Subject, { kind: K }>;

/** Watch on a product's price and places. */
export type Watched<K extends PriceAlertKind> = {
  /** Field for the faults that there is nothing to wait for, or no room for the alert. */
  field: string;
  /** Word of the notification that this has happened. */
  words: Readonly<Record<AlertWish, (typeof alertWords)[number]>>;
  /** Cheapest price for the party now, rial, as its page says it; null where it cannot be had. */
  total(subject: SubjectOf<K>, services: Services, reads: Reads): Promise<number | null>;
};

/** The requested subject, or every fault of it. */
export type Asked<S extends Subject> = S | { readonly faults: readonly Fault[] };
