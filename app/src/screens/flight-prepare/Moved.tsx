import type { ReactNode } from "react";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { reviewAddress } from "#app/src/products/flight/flight-query.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import type { FlightOffer } from "#domain/contract/flight.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { type Chosen, searchOf } from "./chosen.ts";
import type { ReviewData, Way } from "./load.ts";
import * as styles from "./review.css.ts";

type GoneWay = Extract<Way, { kind: "gone" }>;

/** How much more or less another offer costs. */
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

type MovedProps = { data: ReviewData; chosen: Chosen | null; isRenewed: boolean };

/** What is another than when these flights were chosen. */
export function Moved({ data, chosen, isRenewed }: MovedProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const notices: ReactNode[] = data.ways.flatMap((way) =>
    way.kind === "gone" ? [<Gone key={way.direction} data={data} way={way} />] : [],
  );
  if (chosen !== null && (isRenewed || chosen.before !== null)) {
    const { total, before } = chosen;
    notices.push(
      <Notice key="price" look="warning" isAlert>
        {isRenewed && <Text>{t("flightReview.renewed")}</Text>}
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
