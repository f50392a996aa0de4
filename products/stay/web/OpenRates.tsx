import { AudienceBadge } from "#app/src/features/audience/AudienceBadge.tsx";
import type { OpenRatesProps } from "#app/src/features/reservation/product-parts.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { audienceParameter } from "#domain/addresses/party-audience.ts";
import type { OpenRatesValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { COMMA, formatNumber } from "#domain/text/numbers.ts";
import { propertyAgain } from "./property-addresses.ts";
import { totalWith, useOtherRate, wantedWith } from "./useOtherRate.ts";

type OpenRate = OpenRatesValue["open_rates"][number];

/** Shown when rates are not sold to the named travellers: the rates that are, with the extra cost, in one tap. */
export function OpenRates(props: OpenRatesProps<StayReservationValue>) {
  const { reservation, value, audience } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const other = useOtherRate(props);
  const wanted = wantedWith(reservation, value, audience);
  return (
    <Notice look="warning">
      <Stack gap="sm">
        <Heading level={2} look="label">
          {t(wanted === null ? "reserve.stay.openRates.none" : "reserve.stay.openRates.title")}
        </Heading>
        {value.open_rates.map((one) => (
          <Rate key={one.room} one={one} reservation={reservation} />
        ))}
        {other.hasFailed && (
          <Text size="small" tone="anar">
            <span role="alert">{t("reserve.stay.openRates.failed")}</span>
          </Text>
        )}
        <Inline gap="sm">
          {wanted !== null && (
            <Button look="primary" isBusy={other.isBusy} onClick={() => void other.choose(wanted)}>
              {t("reserve.stay.openRates.choose", { total: formatMoneyText(totalWith(reservation, value), locale) })}
            </Button>
          )}
          <Button look="outline" href={propertyAgain(reservation, audienceParameter(audience, locale))}>
            {t("reserve.stay.openRates.others")}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

/** A room's other rate, and its price difference to the chosen one. */
function Rate({ one: { room, rate }, reservation }: { one: OpenRate; reservation: StayReservationValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const name = rate ?? reservation.rooms[room];
  const title = t("reserve.prepare.room", {
    number: formatNumber(room + 1, locale),
    name: name ? inLocale(name, "name", locale) : "",
  });
  if (rate === null) return <Text size="small">{`${title}: ${t("reserve.stay.openRates.noRate")}`}</Text>;
  const { difference } = rate;
  const more = difference === 0 ? "same" : difference > 0 ? "more" : "less";
  return (
    <Stack gap="xxs">
      <Text size="small">
        {title}
        {COMMA[locale]}
        {inLocale(rate, "plan", locale)}
      </Text>
      <Inline gap="sm">
        <Text as="span" size="label">
          {t(`reserve.stay.openRates.${more}`, { amount: formatMoneyText(Math.abs(difference), locale) })}
        </Text>
        <AudienceBadge audience={rate.guest_nationality} />
      </Inline>
    </Stack>
  );
}
