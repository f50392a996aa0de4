import { cancellationBrief } from "#app/src/features/cancellation/cancellation-text.ts";
import { Total } from "#app/src/features/price/Total.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { hiddenBelowWide } from "#design-system/theme/hidden.css.ts";
import { formatLocalTime, type LocalDateTime } from "#domain/calendar/local-date-time.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { OfferBadges } from "./FlightHead.tsx";
import * as styles from "./fare.css.ts";
import { chosenAddress, peopleIn } from "./flight-query.ts";
import { bagBrief, bagTexts, carriersOf, fareName, fareText } from "./flight-words.ts";
import { isFlownAbroad } from "./is-abroad.ts";

export type Listed = FlightSearchValue["items"][number];
export type FareProps = {
  offer: Listed;
  list: FlightSearchValue;
  /** True where the flight's head names the kind that all of its fares share. */
  isKindSaid: boolean;
};

/**
 * Price of both ways: the minimum, with the return flights sold with this one, while no outbound is chosen; the exact
 * sum afterwards. Also states that no return is available.
 */
function BothWays({ offer, list }: Pick<FareProps, "offer" | "list">) {
  const t = useText();
  const { locale } = useEnvironment();
  const { outbound, return_date } = list;
  if (return_date === null) return null;
  const other = outbound === null ? offer.return_from : outbound.total;
  if (other === null) {
    return (
      <Text as="span" size="caption" tone="anar">
        {t("flight.both.none")}
      </Text>
    );
  }
  const amount = formatMoneyText(other + offer.total, locale);
  return (
    <Text as="span" size="caption" tone="soft">
      {t(outbound === null ? "flight.both.from" : "flight.both.total", { amount })}
    </Text>
  );
}

/** Baggage of an adult, in few words where there is little room, and the cost of cancelling; the next page has both in full. */
function Facts({ offer }: { offer: Listed }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const [checked, carried] = bagTexts(offer.baggage.adult, t, locale);
  return (
    <span className={styles.facts}>
      <span className={styles.brief}>{bagBrief(offer.baggage.adult, t, locale)}</span>
      <span className={styles.whole}>
        {checked} · {carried}
      </span>
      <span className={styles.parting}> · </span>
      <span data-cancellation={offer.cancellation.kind}>
        {cancellationBrief(offer.cancellation, isFlownAbroad([offer]), t, environment)}
      </span>
    </span>
  );
}

/** The way on with a fare: on a narrow screen its whole row, on a wide one a button. */
function Choose({ offer, list }: Pick<FareProps, "offer" | "list">) {
  const t = useText();
  const { locale } = useEnvironment();
  const [first, last] = [offer.segments[0], offer.segments.at(-1)];
  const clock = (local?: LocalDateTime) => (local === undefined ? "" : formatLocalTime(local, locale));
  return (
    <a className={styles.choose} href={chosenAddress(list, offer.offer_id)}>
      <span className={hiddenBelowWide}>{t("flight.choose")}</span>
      <Hidden>
        {" "}
        {t("flight.choose.heard", {
          carrier: carriersOf(offer, locale),
          departs: clock(first?.departs_local),
          arrives: clock(last?.arrives_local),
          fare: fareText(offer, t),
        })}
      </Hidden>
      <span className={styles.chooseSign}>
        <Icon name="chevron-end" size="small" />
      </span>
    </a>
  );
}

/** One fare of a flight: its name, what it includes, the cost of cancelling, and its price for the whole party. */
export function Fare({ offer, list, isKindSaid }: FareProps) {
  const t = useText();
  const of = list.return_date === null ? "oneWay" : list.direction;
  const { price } = list.facets;
  const isCheapest = price !== null && price.min < price.max && offer.total === price.min;
  return (
    <div className={styles.fare} data-offer={offer.kind}>
      <div className={styles.words}>
        <span className={styles.head}>
          <span className={styles.name}>{isKindSaid ? fareName(offer, t) : fareText(offer, t)}</span>
          {isCheapest && <Badge look="success">{t("flight.cheapest")}</Badge>}
          <OfferBadges offer={offer} />
        </span>
        <Facts offer={offer} />
      </div>
      <div className={styles.sums}>
        <Total amount={offer.total} rack={offer.total} of={t(`flight.of.${of}`, { people: peopleIn(list) })} />
        <BothWays offer={offer} list={list} />
      </div>
      <Choose offer={offer} list={list} />
    </div>
  );
}
