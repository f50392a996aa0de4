import { Fragment } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { CarrierMark } from "#design-system/components/Picture/CarrierMark.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import type { FlightOffer } from "#products/flight/contract/flight.shapes.ts";
import * as styles from "./flight.css.ts";
import { carrierCodesOf, carriersOf, fareText, numberOf } from "./flight-words.ts";

/** Particulars of an offer: its last seats, and that it waits for the carrier. */
export function OfferBadges({ offer: { seats_left, confirmation } }: { offer: FlightOffer }) {
  const t = useText();
  return (
    <>
      {seats_left !== null && <Badge look="offer">{t("flight.left", { count: seats_left })}</Badge>}
      {confirmation === "on_request" && (
        <Badge look="neutral" icon="clock">
          {t("confirmations.on_request")}
        </Badge>
      )}
    </>
  );
}

type HeadProps = {
  offer: FlightOffer;
  id: string;
  level: 2 | 3;
  /** In place of the offer's badges, where each fare has its own: the kind that all of them share, or null. */
  kindOfFares?: string | null;
};

/** Head of a flight: marks and names of its carriers, flight numbers, and its particulars. */
export function FlightHead({ offer, id, level, kindOfFares }: HeadProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <div className={styles.head}>
      <span className={styles.marks}>
        {carrierCodesOf(offer).map((code) => (
          <CarrierMark key={code} code={code} />
        ))}
      </span>
      <div className={styles.named}>
        <Heading level={level} look="label" id={id}>
          <span className={styles.carriers}>
            <span className={styles.carrier}>{carriersOf(offer, locale)}</span>
            <span className={styles.numbers}>
              {offer.segments.map((segment, index) => (
                <Fragment key={segment.flight_id}>
                  {index > 0 && " · "}
                  <Code>{numberOf(segment)}</Code>
                </Fragment>
              ))}
              {kindOfFares && ` · ${kindOfFares}`}
            </span>
          </span>
        </Heading>
      </div>
      {kindOfFares === undefined && (
        <span className={styles.kind}>
          <OfferBadges offer={offer} />
          <Badge look={offer.kind === "charter" ? "heritage" : "info"}>{fareText(offer, t)}</Badge>
        </span>
      )}
    </div>
  );
}
