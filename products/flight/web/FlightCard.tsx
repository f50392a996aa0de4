import { useId } from "react";
import { Total } from "#app/src/features/price/Total.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { formatLocalTime, type LocalDateTime } from "#domain/calendar/local-date-time.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { FlightOffer, FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { FareFacts, JourneyNotes } from "./FlightFacts.tsx";
import * as styles from "./flight.css.ts";
import { chosenAddress, peopleIn } from "./flight-query.ts";
import { carriersOf, fareText, numberOf } from "./flight-words.ts";
import { Journey } from "./Journey.tsx";

function Badges({ offer }: { offer: FlightOffer }) {
  const t = useText();
  const { kind, confirmation, seats_left } = offer;
  return (
    <Inline gap="xxs">
      {seats_left !== null && <Badge look="offer">{t("flight.left", { count: seats_left })}</Badge>}
      {confirmation === "on_request" && (
        <Badge look="neutral" icon="clock">
          {t("confirmations.on_request")}
        </Badge>
      )}
      <Badge look={kind === "charter" ? "heritage" : "info"}>{fareText(offer, t)}</Badge>
    </Inline>
  );
}

type HeadProps = {
  offer: FlightOffer;
  id: string;
  level: 2 | 3;
  /** True where the fare is one of several, each with its own badges. */
  isOfFares?: boolean;
};

/** Head of a card: carriers, flight numbers and badges. */
export function FlightHead({ offer, id, level, isOfFares = false }: HeadProps) {
  const { locale } = useEnvironment();
  return (
    <div className={styles.head}>
      <Heading level={level} look="title" id={id}>
        <span className={styles.carriers}>
          {carriersOf(offer, locale)}
          {offer.segments.map((segment) => (
            <span key={segment.flight_id} className={styles.numbers}>
              <Code>{numberOf(segment)}</Code>
            </span>
          ))}
        </span>
      </Heading>
      {!isOfFares && <Badges offer={offer} />}
    </div>
  );
}

type Listed = FlightSearchValue["items"][number];
type FareProps = { offer: Listed; list: FlightSearchValue };

/**
 * Price of both ways: the minimum, with the return flights sold with this one, while no outbound is chosen; the exact
 * sum afterwards. Also states that no return is available.
 */
function BothWays({ offer, list }: FareProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const { outbound, return_date } = list;
  if (return_date === null) return null;
  const other = outbound === null ? offer.return_from : outbound.total;
  if (other === null) {
    return (
      <Text as="span" size="small" tone="anar">
        {t("flight.both.none")}
      </Text>
    );
  }
  const amount = formatMoneyText(other + offer.total, locale);
  return (
    <Text as="span" size="small" tone="soft">
      {t(outbound === null ? "flight.both.from" : "flight.both.total", { amount })}
    </Text>
  );
}

/** One fare of a flight: its name, what it includes, the cost of cancelling, and its price for the whole party. */
function Fare({ offer, list }: FareProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const people = peopleIn(list);
  const of = list.return_date === null ? "oneWay" : list.direction;
  const [first, last] = [offer.segments[0], offer.segments.at(-1)];
  const clock = (local?: LocalDateTime) => (local === undefined ? "" : formatLocalTime(local, locale));
  return (
    <li className={styles.fare} data-offer={offer.kind}>
      <div className={styles.fareWords}>
        <Badges offer={offer} />
        <FareFacts offer={offer} />
      </div>
      <div className={styles.foot}>
        <div className={styles.sums}>
          <Total amount={offer.total} rack={offer.total} of={t(`flight.of.${of}`, { people })} />
          <BothWays offer={offer} list={list} />
        </div>
        <Button look="secondary" href={chosenAddress(list, offer.offer_id)}>
          {t("flight.choose")}
          <Hidden>
            {" "}
            {t("flight.choose.heard", {
              carrier: carriersOf(offer, locale),
              departs: clock(first?.departs_local),
              arrives: clock(last?.arrives_local),
              fare: fareText(offer, t),
            })}
          </Hidden>
        </Button>
      </div>
    </li>
  );
}

/** One flight of a search, with the fares that it is sold at. */
export function FlightCard({ offers, list }: { offers: readonly Listed[]; list: FlightSearchValue }) {
  const id = useId();
  const [first] = offers;
  if (first === undefined) return null;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.flight}>
        <FlightHead offer={first} id={id} level={3} isOfFares />
        <Journey journey={first} />
        <JourneyNotes offer={first} />
      </div>
      <ul className={styles.fares}>
        {offers.map((offer) => (
          <Fare key={offer.offer_id} offer={offer} list={list} />
        ))}
      </ul>
    </article>
  );
}
