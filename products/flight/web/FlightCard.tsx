import { useId } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { formatMoneyText } from "#domain/text/money.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { Fare, type Listed } from "./Fare.tsx";
import { JourneyNotes } from "./FlightFacts.tsx";
import { FlightHead } from "./FlightHead.tsx";
import * as fare from "./fare.css.ts";
import * as styles from "./flight.css.ts";
import { paidFor } from "./flight-query.ts";
import { Journey } from "./Journey.tsx";

/** Fares of a flight in sight on a telephone: the cheapest, so that flights are compared before their fares. */
const IN_SIGHT = 1;

export type FlightCardProps = {
  offers: readonly Listed[];
  list: FlightSearchValue;
};

/** One flight of a search, with the fares that it is sold at. */
export function FlightCard({ offers, list }: FlightCardProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const id = useId();
  const [first] = offers;
  if (first === undefined) return null;
  const folded = offers.slice(IN_SIGHT);
  const isKindSaid = offers.every(({ kind, brand }) => kind === first.kind && brand !== "charter");
  return (
    <article className={styles.listed} aria-labelledby={id}>
      <div className={styles.flight}>
        <FlightHead
          offer={first}
          id={id}
          level={3}
          kindOfFares={isKindSaid ? t(`transportationTypes.${first.kind}`) : null}
        />
        <Journey journey={first} names="list" />
        <JourneyNotes offer={first} />
      </div>
      <Fold
        kept={IN_SIGHT}
        of={offers.length}
        more={t("flight.fares.more", {
          count: folded.length,
          amount: formatMoneyText(Math.min(...folded.map((offer) => paidFor(offer, list))), locale),
        })}
        less={t("flight.fares.less")}
        className={fare.fares}
      >
        {offers.map((offer) => (
          <Fare key={offer.offer_id} offer={offer} list={list} isKindSaid={isKindSaid} />
        ))}
      </Fold>
    </article>
  );
}
