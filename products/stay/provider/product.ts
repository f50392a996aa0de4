import { localDateTime } from "#domain/calendar/local-date-time.ts";
import type { ReadInputOf } from "#domain/contract/call.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import { stayQuoteInput } from "#domain/contract/stay-reservation.shapes.ts";
import { checkInInstant, checkOutInstant } from "#products/stay/rules/instants.ts";
import { stayPenaltyLines } from "#products/stay/rules/penalty-lines.ts";
import { stagesOfStay } from "#products/stay/rules/stages.ts";
import type { Product, Stock } from "#provider/shop/reservation/product.ts";
import { agreed } from "./agreed.ts";
import { changesOfStay } from "./changes.ts";
import { extraScopeOfStay } from "./extra-scope.ts";
import type { Offer, QuoteRequest } from "./offer.ts";
import { openRates } from "./open-rates.ts";
import { stayOrder } from "./order.ts";
import { roomsOfStay } from "./parts.ts";
import { priceOffer } from "./price-offer.ts";
import { readRequest } from "./request.ts";
import {
  demandOf,
  holdNightsBeyond,
  holdRooms,
  lockNights,
  lockNightsOf,
  moveStock,
  releaseNightsBeyond,
} from "./stock.ts";
import { nightCounters } from "./stock-check.ts";
import { keptTraveller, travellerFaults } from "./travellers.ts";
import { quoteValue, staySummary, stayValue } from "./values.ts";

const stock: Stock<QuoteRequest> = {
  isSoldOut: `EXISTS (SELECT FROM (
      SELECT (room ->> 'roomTypeId')::bigint AS room_type_id, count(*) AS rooms
      FROM jsonb_array_elements(request -> 'rooms') AS room GROUP BY 1) AS wanted
    JOIN inventory_night AS stock USING (room_type_id)
    WHERE night >= (offer ->> 'checkIn')::date AND night < (offer ->> 'checkOut')::date AND held + sold + wanted.rooms > total)`,
  lock: (tx, request) => lockNights(tx, demandOf(request), request.insteadOf),
  hold: (tx, request) => holdRooms(tx, demandOf(request)),
  constraint: "no_oversell",
  lockOf: lockNightsOf,
  move: moveStock,
  holdBeyond: (tx, reservationId, heldChangeId, request) =>
    holdNightsBeyond(tx, reservationId, heldChangeId, demandOf(request)),
  releaseBeyond: releaseNightsBeyond,
  counters: nightCounters,
};

/** Inserts the property and dates of a stay, and the room type of every room. */
const INSERT_SUBJECT = `
  stay AS (
    INSERT INTO reservation_stay (reservation_id, property_id, check_in, check_out)
    SELECT id, ($offer #>> '{property,id}')::int, ($offer ->> 'checkIn')::date, ($offer ->> 'checkOut')::date FROM new_reservation),
  rooms AS (
    INSERT INTO reservation_room (reservation_id, position, room_type_id, rate_plan_id, room)
    SELECT id, (place - 1)::smallint, (room ->> 'roomTypeId')::bigint, (room ->> 'ratePlanId')::int, room
    FROM new_reservation, jsonb_array_elements($offer -> 'rooms') WITH ORDINALITY AS rooms (room, place))`;

/** Accommodation, night by night. */
export const stay: Product<ReadInputOf<typeof reservationCalls.quote>, QuoteRequest, Offer> = {
  kind: "property",
  calls: reservationCalls,
  quoteInput: stayQuoteInput,
  read: readRequest,
  price: priceOffer,
  replaces: ({ insteadOf = null }) => insteadOf,
  requestOf: ({ property, checkIn, lengthOfStay, rooms }) => ({
    propertyId: property.id,
    checkIn,
    lengthOfStay,
    rooms,
  }),
  terms: ({ total, rackTotal, rooms, checkIn, checkOut }) => ({
    total,
    rackTotal,
    isOnRequest: rooms.some(({ confirmation }) => confirmation === "on_request"),
    startsAt: checkInInstant(checkIn),
    lastPayAt: checkInInstant(checkIn),
    endsAt: checkOutInstant(checkOut),
  }),
  agreed,
  stock,
  insertSubject: INSERT_SUBJECT,
  penaltyLines: stayPenaltyLines,
  extraScope: extraScopeOfStay,
  parts: roomsOfStay,
  changes: changesOfStay,
  travellerFaults,
  keptTraveller,
  openRates,
  payableAccount: () => "supplier_payable",
  quoteValue,
  value: stayValue,
  order: stayOrder,
  begins: ({ checkIn, property }) => ({
    at: checkInInstant(checkIn),
    local: localDateTime(checkIn, property.checkInTime),
  }),
  summary: staySummary,
  stagesOf: (offer, { traveller, supplierCode }) => stagesOfStay(stayValue(offer, supplierCode), traveller.room),
};
