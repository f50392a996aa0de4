import type { Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import type { PricedNight } from "#domain/pricing/pricing.ts";
import type { Audience, PartyAudience } from "#domain/sale/audience.ts";
import type { PlanOffer } from "#products/stay/contract/stay.shapes.ts";
import type { BoughtNights } from "#products/stay/rules/penalty-lines.ts";

/** One room as it is asked for. Ages in completed years. */
export type RequestedRoom = {
  roomTypeId: number;
  ratePlanId: number;
  adults: number;
  children: number[];
  /** Extra beds beside those that the party needs anyway, and cots for its infants. */
  extraBeds: number;
  babyCots: number;
  /** Room of the booking that it continues, counted from 0, in a request to change one. Absent: it is a new one. */
  from?: number;
};

export type QuoteRequest = Stay & {
  propertyId: number;
  rooms: RequestedRoom[];
  /**
   * Passports of the party. Absent where its rates are judged by the travellers themselves: of a reservation, and of a
   * request to replace one. Absent too from quotes of the version before.
   */
  audience?: PartyAudience;
  /** The code of the reservation that it is to replace. */
  insteadOf?: string;
};

/** Nights of a room before a change that stay as they were bought, with the part of their extras that stays. */
export type KeptNights = { readonly room: number; readonly nights: readonly PricedNight[] };

/** One room as it is offered: its facts, its price (rial, tax included) and its conditions. */
export type OfferedRoom = Omit<RequestedRoom, "from"> & {
  nameFa: string;
  nameEn: string;
  planNameFa: string;
  planNameEn: string;
  image: Scene;
  meal: PlanOffer["meal"];
  confirmation: PlanOffer["confirmation"];
  cancellable: boolean;
  /** Audience that its rate is sold to. Absent from reservations of the version before. */
  guestNationality?: Audience;
  policy: CancellationPolicy;
  nights: PricedNight[];
  /** Nights that were bought before a change of the dates. Absent: none. */
  bought?: readonly BoughtNights[];
  /** Written by the latest change: what the room kept of the offer before. Absent: nothing. */
  keeps?: KeptNights;
  rackTotal: number;
  total: number;
};

/** Audience that a room's rate is sold to. */
export const audienceOfRoom = ({ guestNationality }: Pick<OfferedRoom, "guestNationality">): Audience =>
  guestNationality ?? "any";

/** All parts of the offer that a reservation must remember. Nothing personal. */
export type Offer = Stay & {
  property: {
    id: number;
    slug: string;
    citySlug: string;
    /** ISO 3166-1 alpha-2: abroad, travellers show passports. */
    country: string;
    nameFa: string;
    nameEn: string;
    cityFa: string;
    cityEn: string;
    addressFa: string;
    addressEn: string;
    /** Absent from reservations of the version before. */
    phone?: string | null;
    star: number;
    image: Scene;
    checkInTime: string;
    checkOutTime: string;
    lat: number;
    lon: number;
  };
  checkOut: IsoDate;
  rooms: OfferedRoom[];
  rackTotal: number;
  total: number;
};
