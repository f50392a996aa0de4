import { stayParameters } from "#app/src/features/stay/stay-query.ts";
import { blockingText } from "#app/src/messages/blocking.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { type DateDisplay, formatDateRange } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { OfferedRoom } from "./chosen-stay.ts";
import { type GroupedReason, nearestReasons } from "./nothing-open.ts";
import { OtherDates } from "./OtherDates.tsx";
import * as styles from "./PropertyScreen.css.ts";
import { StayAlert, type StayAlertProps } from "./StayAlert.tsx";

/** A reason in one sentence, however many nights it is about. */
function sentence({ blocking, nights }: GroupedReason, t: Translate, display: DateDisplay): string {
  const [first] = nights;
  const isOfOne = nights.length === 1 && first?.from === first?.to;
  const { reason } = blocking;
  if (isOfOne || (reason !== "unavailable" && reason !== "no_price")) return blockingText(blocking, t, display);
  const dates = nights.map(({ from, to }) => formatDateRange(from, to, display)).join(COMMA[display.locale]);
  return t(`property.full.${reason}`, { nights: dates });
}

export type NothingOpenProps = StayAlertProps & { rooms: readonly OfferedRoom[] };

/** No room is available for the stay: the reasons, the nearest available days, and other places on the same days. */
export function NothingOpen({ data, stay, rooms, actions }: NothingOpenProps) {
  const t = useText();
  const environment = useEnvironment();
  const { details, similar } = data;
  const cityName = inLocale(details.city, "name", environment.locale);
  const reasons = nearestReasons(rooms);
  const search = addressOf(
    "propertySearch",
    {},
    { destination_id: `city-${details.city.id}`, destination_name: cityName, ...stayParameters(stay) },
  );
  return (
    <Notice look="warning">
      {reasons.map((reason) => (
        <Text key={reason.blocking.reason}>{sentence(reason, t, environment)}</Text>
      ))}
      {reasons.length === 0 && <Text>{t("property.rooms.none")}</Text>}
      <OtherDates data={data} stay={stay} />
      <div className={styles.offers}>
        <StayAlert data={data} stay={stay} actions={actions} />
        {similar !== null && similar.items.length > 0 && (
          <Button look="outline" href="#similar">
            {t("property.full.similar")}
          </Button>
        )}
        <Button look="outline" icon="search" href={search}>
          {t("property.full.search", { city: cityName })}
        </Button>
      </div>
    </Notice>
  );
}
