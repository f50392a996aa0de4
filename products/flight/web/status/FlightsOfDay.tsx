import type { Client } from "#app/src/api/client.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { PricedChoices } from "#app/src/features/reservation/PricedChoices.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { IsoDate } from "#domain/calendar/types.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { flightCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightOffer, FlightSubject } from "#products/flight/contract/flight.shapes.ts";
import { fareText } from "../flight-words.ts";
import { flightLine } from "./flight-line.ts";

/** Flights in the list: the cheapest fare of each. */
const SHOWN = 6;

type FlightsOfDayProps = {
  subject: FlightSubject;
  /** The flight that was bought. */
  flight: FlightSubject["flights"][number];
  index: number;
  client: Client;
  day: IsoDate;
  refundable: number;
  chosen: string | null;
  onChoose: (offerId: string) => void;
};

/** The flights of a day, and other fares of the flight that was bought: each with its difference to what goes. */
export function FlightsOfDay(props: FlightsOfDayProps) {
  const { subject, flight, index, client, day, refundable, chosen, onChoose } = props;
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const [first, last] = [flight.segments[0], flight.segments.at(-1)];
  const { adult_count, child_count, infant_count } = subject;
  const query = {
    origin_city_id: `city-${first?.origin.city.id}`,
    destination_city_id: `city-${last?.destination.city.id}`,
    departure_date: day,
    ...{ adult_count, child_count, infant_count, class: flight.class },
  };
  const found = useOwnData(() => client.call(flightCalls.search, { query }), JSON.stringify(query));

  function differenceOf({ total }: FlightOffer): string {
    const difference = total - refundable;
    const amount = formatMoneyText(Math.abs(difference), locale);
    if (difference === 0) return t("reserve.flight.other.even");
    return t(difference > 0 ? "reserve.flight.other.more" : "reserve.flight.other.less", { amount });
  }

  const listOf = (title: string, offers: readonly FlightOffer[]) => (
    <PricedChoices
      legend={title}
      name={`flight-${index}`}
      choices={offers.map((offer) => ({
        value: offer.offer_id,
        label: flightLine(offer, locale),
        cost: `${fareText(offer, t)} · ${differenceOf(offer)}`,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );

  return (
    <OwnDataView handle={found} placeholder={<Skeleton shape="picture" />}>
      {({ items }) => {
        const fares = otherFaresOf(items, flight);
        const others = cheapestOf(items, flight);
        return (
          <>
            {fares.length > 0 && listOf(t("reserve.flight.other.fares"), fares)}
            {others.length > 0 &&
              listOf(t("reserve.flight.other.of", { day: formatDate(day, environment, "full") }), others)}
            {others.length === 0 && <Text size="small">{t("reserve.flight.other.nothing")}</Text>}
          </>
        );
      }}
    </OwnDataView>
  );
}

const flightIds = ({ segments }: Pick<FlightOffer, "segments">): string =>
  segments.map(({ flight_id }) => flight_id).join();

const fareOf = ({ kind, brand, segments }: Pick<FlightOffer, "kind" | "brand" | "segments">): string =>
  [kind, brand, ...segments.map(({ booking_class }) => booking_class)].join();

/** The other fares of the flight that was bought, confirmed at once, by price. */
const otherFaresOf = (offers: readonly FlightOffer[], bought: FlightSubject["flights"][number]): FlightOffer[] =>
  offers
    .filter((one) => one.confirmation === "online" && flightIds(one) === flightIds(bought))
    .filter((one) => fareOf(one) !== fareOf(bought))
    .toSorted((one, other) => one.total - other.total);

/** The cheapest fare of each other flight that is confirmed at once, by departure. */
function cheapestOf(offers: readonly FlightOffer[], bought: Pick<FlightOffer, "segments">): FlightOffer[] {
  const open = offers.filter((one) => one.confirmation === "online" && flightIds(one) !== flightIds(bought));
  return [...Map.groupBy(open, flightIds).values()]
    .flatMap((fares) => fares.toSorted((one, other) => one.total - other.total).slice(0, 1))
    .toSorted((one, other) => one.total - other.total)
    .slice(0, SHOWN)
    .toSorted((one, other) => (one.segments[0]?.departs_at ?? 0) - (other.segments[0]?.departs_at ?? 0));
}
