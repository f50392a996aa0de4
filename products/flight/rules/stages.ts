import { dayOfLocal, type LocalDateTime, timeOfLocal } from "#domain/calendar/local-date-time.ts";
import type { CompanionStage } from "#domain/contract/companion.shapes.ts";
import type { CompanionFact } from "#domain/reservation/companions.ts";
import { inBoth } from "#domain/text/in-locale.ts";
import { routeText } from "#domain/text/route-text.ts";
import { airportText } from "./airport-text.ts";

type Airport = Parameters<typeof airportText>[0] & {
  readonly city: { readonly name_fa: string; readonly name_en: string };
};
type Segment = {
  readonly flight_id: number;
  readonly carrier: { readonly code: string };
  readonly number: string;
  readonly origin: Airport;
  readonly destination: Airport;
  readonly departs_local: LocalDateTime;
  readonly arrives_local: LocalDateTime;
};
type Ticketed = {
  readonly subject: {
    readonly is_abroad: boolean;
    readonly flights: readonly { readonly direction: string; readonly segments: readonly Segment[] }[];
  };
  readonly seats: readonly { readonly flight_id: number; readonly traveller: number; readonly seat: string }[];
  readonly issued: readonly {
    readonly direction: string;
    readonly locator: string;
    readonly tickets: readonly string[];
  }[];
};

/** Each flight as one of its passengers, from 0, needs it: both ends, and their own ticket and seat. */
export function stagesOfFlight(
  { subject, seats, issued }: Ticketed,
  { index, isInfant }: { index: number; isInfant: boolean },
): CompanionStage[] {
  return subject.flights.flatMap(({ direction, segments }) => {
    const papers = issued.find((one) => one.direction === direction);
    return segments.map((segment): CompanionStage => {
      const seat = seats.find((one) => one.flight_id === segment.flight_id && one.traveller === index)?.seat;
      const facts: Partial<Record<CompanionFact, string | undefined>> = {
        flight: `${segment.carrier.code} ${segment.number}`,
        code: papers?.locator,
        ticket: papers?.tickets[index],
        seat: isInfant ? undefined : seat,
      };
      return {
        kind: "travel",
        title: inBoth((locale) =>
          routeText({ origin: segment.origin.city, destination: segment.destination.city }, locale),
        ),
        starts_on: dayOfLocal(segment.departs_local),
        starts_at: timeOfLocal(segment.departs_local),
        ends_on: dayOfLocal(segment.arrives_local),
        ends_at: timeOfLocal(segment.arrives_local),
        is_abroad: subject.is_abroad,
        from: inBoth((locale) => airportText(segment.origin, locale)),
        to: inBoth((locale) => airportText(segment.destination, locale)),
        address: null,
        phone: null,
        facts: factsOf(facts),
      };
    });
  });
}

const factsOf = (texts: Partial<Record<CompanionFact, string | undefined>>): CompanionStage["facts"] =>
  Object.entries(texts).flatMap(([name, text]) =>
    text === undefined ? [] : [{ name: name as CompanionFact, text: inBoth(() => text) }],
  );
