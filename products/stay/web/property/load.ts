import type { Client } from "#app/src/api/client.ts";
import {
  comingStay,
  grownOf,
  partiesOf,
  type StayQuery,
  stayOf,
  stayParameters,
  type TypedStay,
  typedStayOf,
} from "#app/src/features/stay/stay-query.ts";
import { orNull } from "#app/src/page/load-all.ts";
import { type LoadContext, type Loaded, movedTo, notFoundOrFailed } from "#app/src/page/page.ts";
import type { Query } from "#domain/addresses/query.ts";
import { pathTo } from "#domain/addresses/routes.ts";
import { LENGTH_OF_STAY } from "#domain/bounds.ts";
import { addDays, daysBetween } from "#domain/calendar/arithmetic.ts";
import type { FieldError } from "#domain/contract/envelope.shapes.ts";
import type { DayTotal } from "#domain/contract/property-card.shapes.ts";
import { reviewCalls } from "#domain/contract/review.calls.ts";
import type { CommentsValue, QuestionsValue } from "#domain/contract/review.shapes.ts";
import type { RequestedParty } from "#domain/rooms.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type {
  CalendarDay,
  CardsValue,
  DetailsValue,
  ExtraFacilitiesValue,
  RoomsValue,
} from "#products/stay/contract/stay.shapes.ts";
import type { PlanWish } from "#products/stay/rules/plan-wish.ts";
import { wishOf } from "#products/stay/web/wished-plans.ts";
import { parseChoices, type RoomChoice } from "./choice.ts";
import { knownId, rememberId } from "./known-ids.ts";
import { lostRooms, NEAR_DAYS, nearDates, type OtherDates, otherDates } from "./lost-rooms.ts";
import { roomsOfNone } from "./nothing-open.ts";

/** Days of prices sent with the page: two months of any calendar, from the first of the month shown. */
const CALENDAR_DAYS = 75;

export type PropertyData = {
  details: DetailsValue;
  /** The stay of the address, or null: then rooms are shown without prices. */
  stay: StayQuery | null;
  /** Dates of the address that make none. */
  typed: TypedStay | null;
  parties: RequestedParty[];
  /** Ages of people listed as children who count as adults. */
  grown: readonly number[];
  /** Wishes for a rate, from the filters of the list that led here. */
  wish: PlanWish;
  rooms: RoomsValue | null;
  /** Reason why the provider would not price the stay asked for. */
  roomErrors: readonly FieldError[];
  calendar: CalendarDay[] | null;
  comments: CommentsValue | null;
  questions: QuestionsValue | null;
  similar: CardsValue | null;
  suggested: CardsValue | null;
  extraFacilities: ExtraFacilitiesValue | null;
  /** The chosen rooms of the address, party by party, and as they stand in it. */
  choices: (RoomChoice | null)[];
  choice: string | null;
  /** The same stay on other days, when a chosen room is no longer available. */
  otherDates: OtherDates[];
  /** Totals of the stay beginning on days nearby; null without a stay, or when the call failed. */
  nearby: DayTotal[] | null;
  /** True when the address asks for the comment form. */
  isWriting: boolean;
};

const readPage = (query: URLSearchParams, name: string): string | undefined => {
  const value = query.get(name);
  return value !== null && /^[1-9]\d{0,3}$/.test(value) ? value : undefined;
};

/** The query of the comments' call, from the parameters that this page keeps for it. */
const commentsQuery = (query: URLSearchParams): Query => ({
  type: query.get("comment_type") ?? undefined,
  sort: query.get("comment_sort") ?? undefined,
  page: readPage(query, "comment_page"),
});

/** The calendar around a stay: the page's own if it reaches that far, otherwise loaded. */
async function daysAround(
  client: Client,
  { checkIn, lengthOfStay }: StayQuery,
  property_id: number,
  known: readonly CalendarDay[],
): Promise<readonly CalendarDay[]> {
  const [first, last] = [known[0], known.at(-1)];
  const [from, to] = [addDays(checkIn, -NEAR_DAYS), addDays(checkIn, NEAR_DAYS + lengthOfStay)];
  if (first === undefined || last === undefined || to <= last.date) return known;
  const query = { from: daysBetween(from, first.date) > 0 ? first.date : from, to };
  const asked = await client.call(stayCalls.priceCalendar, { params: { property_id }, query });
  return asked.ok ? asked.value : known;
}

/** Other dates near those of a stay that lost a chosen room or has none; loaded only then. */
async function readOtherDates(
  client: Client,
  stay: StayQuery,
  rooms: RoomsValue,
  choices: readonly (RoomChoice | null)[],
  calendar: readonly CalendarDay[],
): Promise<OtherDates[]> {
  if (lostRooms(rooms, choices).length === 0 && roomsOfNone(rooms) === null) return [];
  const days = await daysAround(client, stay, rooms.property_id, calendar);
  const answers = await Promise.all(
    nearDates(days, stay).map((check_in) =>
      client.call(stayCalls.rooms, {
        params: { property_id: rooms.property_id },
        query: { check_in, length_of_stay: stay.lengthOfStay, rooms: stay.rooms },
      }),
    ),
  );
  return otherDates(
    answers.flatMap((answer) => (answer.ok ? [answer.value] : [])),
    choices,
  );
}

/**
 * Data for another choice among the loaded rooms; null when it has to be loaded, as when a chosen room is lost and
 * other dates are needed.
 */
export function propertyAtQuery(data: PropertyData, from: URLSearchParams, to: URLSearchParams): PropertyData | null {
  const choice = to.get("choice");
  const choices = parseChoices(choice, data.parties.length);
  if (data.rooms === null || lostRooms(data.rooms, choices).length > 0 || askedBy(from) !== askedBy(to)) return null;
  const wish = wishOf(to);
  // While the same is wished for it stays the same object: the form of dates is not drawn again for a choice.
  const isSameWish = JSON.stringify(wish) === JSON.stringify(data.wish);
  return { ...data, choices, choice, wish: isSameWish ? data.wish : wish, otherDates: [] };
}

/** Everything that a query asks the provider for, in canonical form. */
const askedBy = (query: URLSearchParams): string =>
  JSON.stringify([
    stayOf(query),
    typedStayOf(query),
    partiesOf(query),
    commentsQuery(query),
    readPage(query, "question_page"),
    query.get("comment"),
  ]);

/** Invalid dates are passed on as typed, so that the provider reports their faults. */
function typedParameters(query: URLSearchParams) {
  const typed = typedStayOf(query);
  return typed && { check_in: typed.checkIn, length_of_stay: query.get("length_of_stay") || LENGTH_OF_STAY.min };
}

/** Everything that the page shows beside the property's details. */
function readParts({ client, request: { query }, environment: { today } }: LoadContext, property_id: number) {
  const params = { property_id };
  const stay = stayOf(query);
  const coming = comingStay(query, today);
  const ofStay = coming === null ? {} : stayParameters(coming);
  const asked = stay === null ? typedParameters(query) : stayParameters(stay);
  return Promise.all([
    asked && client.call(stayCalls.rooms, { params, query: asked }),
    coming && client.call(stayCalls.nearbyDates, { params, query: stayParameters(coming) }),
    client.call(stayCalls.priceCalendar, { params, query: { from: today, to: addDays(today, CALENDAR_DAYS) } }),
    client.call(reviewCalls.comments, { params, query: commentsQuery(query) }),
    client.call(reviewCalls.questions, { params, query: { page: readPage(query, "question_page") } }),
    client.call(stayCalls.similar, { params, query: ofStay }),
    client.call(stayCalls.suggested, { params, query: ofStay }),
    client.call(stayCalls.extraFacilities, { params }),
  ]);
}

/** Parts of a property whose id is known, requested with its details: one request to the provider instead of two. */
function readEarly(context: LoadContext, cityName: string, propertyName: string) {
  const id = knownId(cityName, propertyName);
  return id === undefined ? null : { id, parts: readParts(context, id) };
}

export async function loadProperty(context: LoadContext): Promise<Loaded<PropertyData>> {
  const { client, request } = context;
  const { cityName = "", propertyName = "" } = request.match.params;
  const { query } = request;
  const early = readEarly(context, cityName, propertyName);
  const found = await client.call(stayCalls.details, { params: { cityName, propertyName } });
  if (!found.ok) return notFoundOrFailed(found.failure);
  const details = found.value;
  // A property of another city answers at its own address.
  if (details.city.slug !== cityName)
    return movedTo(pathTo("property", { cityName: details.city.slug, propertyName: details.slug }), request);
  rememberId(cityName, propertyName, details.id);

  const stay = stayOf(query);
  const [rooms, nearby, calendar, comments, questions, similar, suggested, extraFacilities] =
    early?.id === details.id ? await early.parts : await readParts(context, details.id);
  const refused = rooms && !rooms.ok && rooms.failure.kind === "status" && rooms.failure.status === 422;
  if (rooms && !rooms.ok && !refused) return notFoundOrFailed(rooms.failure);
  const parties = partiesOf(query);
  const choices = parseChoices(query.get("choice"), parties.length);
  return {
    kind: "ready",
    data: {
      details,
      stay,
      typed: typedStayOf(query),
      parties,
      grown: grownOf(query),
      wish: wishOf(query),
      rooms: rooms ? orNull(rooms) : null,
      roomErrors: refused && rooms.failure.kind === "status" ? rooms.failure.errors : [],
      nearby: nearby && orNull(nearby),
      calendar: orNull(calendar),
      comments: orNull(comments),
      questions: orNull(questions),
      similar: orNull(similar),
      suggested: orNull(suggested),
      extraFacilities: orNull(extraFacilities),
      choices,
      choice: query.get("choice"),
      otherDates:
        stay && rooms?.ok ? await readOtherDates(client, stay, rooms.value, choices, orNull(calendar) ?? []) : [],
      isWriting: query.get("comment") === "write",
    },
  };
}
