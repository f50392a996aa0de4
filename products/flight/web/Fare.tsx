import { cancellationBrief } from "#app/src/features/cancellation/cancellation-text.ts";
import { Approximate } from "#app/src/features/price/Approximate.tsx";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { formatLocalTime, type LocalDateTime } from "#domain/calendar/local-date-time.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { isTaxesOnly } from "#domain/sale/cancellation-sentence.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatPercent } from "#domain/text/numbers.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { OfferBadges } from "./FlightHead.tsx";
import * as styles from "./fare.css.ts";
import { chosenAddress, otherWayOf, paidFor, peopleIn } from "./flight-query.ts";
import { bagTexts, carriersOf, fareName, fareText } from "./flight-words.ts";
import { isFlownAbroad } from "./is-abroad.ts";

export type Listed = FlightSearchValue["items"][number];
export type FareProps = {
  offer: Listed;
  list: FlightSearchValue;
  /** True where the flight's head names the kind that all of its fares share. */
  isKindSaid: boolean;
};

/** The sum that is paid in all, and the price of this way alone below it. Also states that no return is available. */
function Sums({ offer, list }: Pick<FareProps, "offer" | "list">) {
  const t = useText();
  const { locale } = useEnvironment();
  const { outbound, return_date, direction } = list;
  const people = peopleIn(list);
  const other = otherWayOf(offer, list);
  const isBoth = return_date !== null && other !== null;
  const total = paidFor(offer, list);
  const isLeast = isBoth && outbound === null;
  return (
    <>
      <div className={styles.sum} data-sum={total}>
        {/* The head of the list says it for all of them. */}
        <Hidden>{isBoth ? t("flight.of.both", { people }) : t("flight.of.oneWay", { people })}</Hidden>
        <Price amount={total} align="end" {...(isLeast && { prefix: t("flight.from") })} />
        <Approximate rial={total} />
      </div>
      {isBoth && (
        <span className={styles.thisWay}>
          {t(`flight.sum.${direction}`, { amount: formatMoneyText(offer.total, locale) })}
        </span>
      )}
      {return_date !== null && other === null && <span className={styles.noWayBack}>{t("flight.both.none")}</span>}
    </>
  );
}

/** The least share of the fare that cancelling costs, where there is no room for its deadline. */
function leastFee({ cancellation }: Listed, t: Translate, locale: Locale): string | null {
  const { kind, share, until } = cancellation;
  if (kind !== "charged" || share?.of !== "fare" || until === null || isTaxesOnly(cancellation)) return null;
  return t("flight.fee.from", { percent: formatPercent(share.percent, locale) });
}

/** Checked baggage of an adult, and the cost of cancelling: its deadline where there is room. The next page has both in full. */
function Facts({ offer }: { offer: Listed }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const [checked] = bagTexts(offer.baggage.adult, t, locale);
  const fee = leastFee(offer, t, locale);
  return (
    <span className={styles.facts}>
      <span className={styles.factsInLine}>
        <span>{checked}</span>{" "}
        <span data-cancellation={offer.cancellation.kind}>
          {fee && <span className={styles.brief}>{fee}</span>}
          <span className={fee ? styles.whole : undefined}>
            {cancellationBrief(offer.cancellation, isFlownAbroad([offer]), t, environment)}
          </span>
        </span>
      </span>
    </span>
  );
}

/** The way on with a fare: a button, and on a narrow screen all of its row. */
function Choose({ offer, list, isFirst }: Pick<FareProps, "offer" | "list"> & { isFirst: boolean }) {
  const t = useText();
  const { locale } = useEnvironment();
  const [first, last] = [offer.segments[0], offer.segments.at(-1)];
  const clock = (local?: LocalDateTime) => (local === undefined ? "" : formatLocalTime(local, locale));
  return (
    <a className={cx(styles.choose, isFirst && styles.chooseFirst)} href={chosenAddress(list, offer.offer_id)}>
      <span className={styles.chooseWord}>{t("flight.choose")}</span>
      <span className={styles.arrow}>
        <Icon name="chevron-end" />
      </span>
      <Hidden>
        {" "}
        {t("flight.choose.heard", {
          carrier: carriersOf(offer, locale),
          departs: clock(first?.departs_local),
          arrives: clock(last?.arrives_local),
          fare: fareText(offer, t),
        })}
      </Hidden>
    </a>
  );
}

/** One fare of a flight: its name, what it includes, the cost of cancelling, and what the whole party pays. */
export function Fare({ offer, list, isKindSaid }: FareProps) {
  const t = useText();
  const { price } = list.facets;
  const isCheapest = price !== null && price.min < price.max && offer.total === price.min;
  return (
    <div className={styles.fare} data-offer={offer.kind}>
      <span className={styles.title}>
        <span className={styles.name}>{isKindSaid ? fareName(offer, t) : fareText(offer, t)}</span>
        {isCheapest && <Badge look="success">{t("flight.cheapest")}</Badge>}
        <OfferBadges offer={offer} />
      </span>
      <Facts offer={offer} />
      <Sums offer={offer} list={list} />
      <Choose offer={offer} list={list} isFirst={isCheapest} />
    </div>
  );
}
