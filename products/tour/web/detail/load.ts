import type { Client } from "#app/src/api/client.ts";
import { grownOf, partiesOf } from "#app/src/features/stay/stay-query.ts";
import { orNull } from "#app/src/page/load-all.ts";
import { type LoadContext, type Loaded, movedTo, notFoundOrFailed } from "#app/src/page/page.ts";
import { pathTo } from "#domain/addresses/routes.ts";
import { TOUR_DEPARTURE_DAYS } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { FieldError } from "#domain/contract/envelope.shapes.ts";
import { formatRooms, type Party, type RequestedParty } from "#domain/rooms.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { DeparturesValue, DepartureValue, TourDetailsValue } from "#products/tour/contract/tour.shapes.ts";
import { readTourRooms } from "#products/tour/rules/party.ts";
import { choiceOf, partiesOfChoice, type TourChoice } from "#products/tour/web/tour-query.ts";

export type TourDetailData = {
  details: TourDetailsValue;
  /** Choices of the address; its origin is one of the tour's. */
  choice: TourChoice;
  /** City of departure; null when no departure is left at all. */
  origin: TourDetailsValue["origins"][number] | null;
  /** The party that it is priced for. */
  parties: Party[];
  /** The party as asked for, even beyond the limits: `errors` give the reasons. */
  asked: RequestedParty[];
  /** Ages of people listed as children who count as adults. */
  grown: readonly number[];
  /** The coming departures from there; null when they did not come. */
  days: DeparturesValue | null;
  /** The chosen departure, priced for the party. */
  departure: DepartureValue | null;
  /** Reason why the provider would not price the party asked for. */
  errors: readonly FieldError[];
  /** True when the address asks for a departure that is none of this tour's. */
  isMissing: boolean;
};

/** Two askings reach the departures of the next Nowruz. */
const PERIODS = 2;

/** The party, as both calls take it. */
const partyQuery = (choice: TourChoice) => ({
  rooms: choice.rooms ?? formatRooms(partiesOfChoice(choice)),
  ...(choice.beds !== null && { beds: choice.beds }),
});

/** True when departure days can be judged for the party; the call that prices a departure reports its faults. */
const isSoldAtAll = (choice: TourChoice): boolean =>
  readTourRooms(choice.rooms ?? undefined, choice.beds ?? undefined).fault === null;

async function readDays(
  client: Client,
  { tourId, originId, choice }: { tourId: number; originId: number; choice: TourChoice },
  today: IsoDate,
): Promise<DeparturesValue | null> {
  const length = TOUR_DEPARTURE_DAYS.max;
  const answers = await Promise.all(
    Array.from({ length: PERIODS }, (_, period) => {
      const from = addDays(today, period * length);
      return client.call(tourCalls.departures, {
        query: {
          tour_id: tourId,
          origin_id: originId,
          from,
          to: addDays(from, length - 1),
          ...(isSoldAtAll(choice) && partyQuery(choice)),
        },
      });
    }),
  );
  const days = answers.map(orNull);
  return days.some((some) => some === null) ? null : days.flatMap((some) => some ?? []);
}

type Departure = Pick<TourDetailData, "departure" | "errors" | "isMissing">;

async function readDeparture(client: Client, tourId: number, choice: TourChoice): Promise<Departure> {
  const none = { departure: null, errors: [], isMissing: false };
  if (choice.departure === null) return none;
  const answer = await client.call(tourCalls.departure, {
    params: { departure_id: String(choice.departure) },
    query: partyQuery(choice),
  });
  if (answer.ok) {
    return answer.value.tour_id === tourId ? { ...none, departure: answer.value } : { ...none, isMissing: true };
  }
  const { failure } = answer;
  if (failure.kind === "status" && failure.status === 422) return { ...none, errors: failure.errors };
  return { ...none, isMissing: true };
}

/** Lists and cards name the lowest price of all cities: that city is shown where none was asked for. */
const cheapestOf = (origins: TourDetailsValue["origins"]): TourDetailsValue["origins"][number] | null =>
  origins.toSorted((one, other) => one.from_price - other.from_price)[0] ?? null;

export async function loadTour({ client, request, environment }: LoadContext): Promise<Loaded<TourDetailData>> {
  const { cityName = "", propertyName = "" } = request.match.params;
  const found = await client.call(tourCalls.details, { params: { cityName, propertyName } });
  if (!found.ok) return notFoundOrFailed(found.failure);
  const details = found.value;
  // A tour of another city answers at its own address.
  if (details.city.slug !== cityName)
    return movedTo(pathTo("tour", { cityName: details.city.slug, propertyName: details.slug }), request);

  const asked = choiceOf(request.query);
  const one = await readDeparture(client, details.id, asked);
  const slug = one.departure?.origin.slug ?? asked.origin;
  const origin = details.origins.find((city) => city.slug === slug) ?? cheapestOf(details.origins);
  const choice = { ...asked, origin: origin?.slug ?? null };
  const days =
    origin === null
      ? []
      : await readDays(client, { tourId: details.id, originId: origin.id, choice }, environment.today);
  return {
    kind: "ready",
    data: {
      details,
      choice,
      origin,
      parties: partiesOfChoice(choice),
      asked: partiesOf(request.query),
      grown: grownOf(request.query),
      days,
      ...one,
    },
  };
}

/** Data for another package of the shown departure, which needs no loading; null otherwise. */
export function tourAtQuery(data: TourDetailData, from: URLSearchParams, to: URLSearchParams): TourDetailData | null {
  const [before, after] = [choiceOf(from), choiceOf(to)];
  const isSame = (["origin", "departure", "rooms", "beds"] as const).every((name) => before[name] === after[name]);
  const isThere = data.departure?.packages.some(
    ({ package_id, total }) => package_id === after.package && total !== null,
  );
  return isSame && isThere ? { ...data, choice: { ...data.choice, package: after.package } } : null;
}
