import type { ReactNode } from "react";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { isolated } from "#domain/text/isolated.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { FlightChange, FlightOffer, FlightSegment } from "#products/flight/contract/flight.shapes.ts";
import { ChangedTimes } from "#products/flight/web/ChangedTimes.tsx";
import { reviewAddress } from "#products/flight/web/flight-query.ts";
import { numberOf } from "#products/flight/web/flight-words.ts";
import { type Chosen, searchOf } from "./chosen.ts";
import type { ReviewData, Way } from "./load.ts";
import * as styles from "./review.css.ts";

type GoneWay = Extract<Way, { kind: "gone" }>;

/** Price difference to another offer, in words. */
function differenceText(from: number, to: number, t: Translate, locale: Locale): string {
  if (from === to) return t("flightReview.gone.same");
  const amount = formatMoneyText(Math.abs(to - from), locale);
  return t(to > from ? "flightReview.gone.more" : "flightReview.gone.less", { amount });
}

/** The review with another offer of the same flights in one direction. */
const addressWith = ({ ways, counts }: ReviewData, changed: Way, fresh: FlightOffer): string => {
  const [out = "", back] = ways.map((way) => (way === changed ? fresh : way.value?.offer)?.offer_id ?? "");
  return reviewAddress([out, back], counts);
};

/** A direction that cannot be booked as it was chosen: why, and the same flights at another fare or the way to others. */
function Gone({ data, way }: { data: ReviewData; way: GoneWay }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { direction, reason, value } = way;
  const fresh = value?.fresh ?? null;
  const flight = t(`flightReview.gone.${data.ways.length > 1 ? direction : "only"}`);
  const search = searchOf(data) ?? addressOf("home", {}, { kind: "flight" });
  return (
    <Notice look="warning" isAlert>
      <Stack gap="sm">
        <Text size="label">
          {t(reason === "sold_out" ? "flightReview.gone.soldOut" : "flightReview.gone.closed", { flight })}
        </Text>
        <Text size="small">
          {fresh === null || value === null
            ? t("flightReview.gone.text")
            : t("flightReview.gone.fresh", {
                fare: fresh.brand === "charter" ? t("transportationTypes.charter") : t(`flight.brand.${fresh.brand}`),
                amount: formatMoneyText(fresh.total, locale),
                difference: differenceText(value.offer.total, fresh.total, t, locale),
              })}
        </Text>
        <Inline gap="sm">
          {fresh !== null && (
            <Button look="primary" href={addressWith(data, way, fresh)}>
              {t("flightReview.gone.take")}
            </Button>
          )}
          <Button look={fresh === null ? "primary" : "outline"} href={search}>
            {t("flightReview.gone.others")}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

type Retiming = { readonly segment: FlightSegment; readonly before: FlightChange["before"] };

/** Flights with other times than they had when they were chosen. */
const retimedIn = (ways: readonly Way[]): Retiming[] =>
  ways.flatMap((way) =>
    way.kind === "gone"
      ? []
      : (way.value.previous_times ?? []).flatMap(({ flight_id, before }) =>
          way.value.offer.segments
            .filter((segment) => segment.flight_id === flight_id)
            .map((segment) => ({ segment, before })),
        ),
  );

/** The times of a flight when it was chosen and now, side by side. */
function Retimed({ retiming }: { retiming: Retiming }) {
  const t = useText();
  return (
    <Notice look="warning" isAlert>
      <Text size="label">{t("flightReview.retimed", { number: isolated(numberOf(retiming.segment)) })}</Text>
      <ChangedTimes change={retiming} after={retiming.segment} />
    </Notice>
  );
}

type MovedProps = { data: ReviewData; chosen: Chosen | null; isRenewed: boolean };

/** Notices of what has changed since these flights were chosen. */
export function Moved({ data, chosen, isRenewed }: MovedProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const notices: ReactNode[] = data.ways.flatMap((way) =>
    way.kind === "gone" ? [<Gone key={way.direction} data={data} way={way} />] : [],
  );
  const retimed = retimedIn(data.ways);
  notices.push(...retimed.map((one) => <Retimed key={one.segment.flight_id} retiming={one} />));
  // A quote is refused for new times too: then these are the reason, and not the age of the price.
  const isAged = isRenewed && retimed.length === 0;
  if (chosen !== null && (isAged || chosen.before !== null)) {
    const { total, before } = chosen;
    notices.push(
      <Notice key="price" look="warning" isAlert>
        {isAged && <Text>{t("flightReview.renewed")}</Text>}
        {before !== null && (
          <Text>
            {t(total > before ? "flightReview.moved.more" : "flightReview.moved.less", {
              before: formatMoneyText(before, locale),
              after: formatMoneyText(total, locale),
              difference: formatMoneyText(Math.abs(total - before), locale),
            })}
          </Text>
        )}
      </Notice>,
    );
  }
  return notices.length === 0 ? null : <div className={styles.notices}>{notices}</div>;
}
