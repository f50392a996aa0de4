import { memo } from "react";
import { type StayQuery, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { DateStrip } from "#design-system/components/DateStrip/DateStrip.tsx";
import { formatNights } from "#domain/text/dates.ts";
import type { PropertyData } from "./load.ts";
import { pageAddress } from "./page-address.ts";

/** True when the stay is available on some day nearby; otherwise there is nothing to choose among. */
const hasNearbyDates = ({ nearby, stay }: PropertyData): boolean =>
  nearby?.some(({ date, total }) => total !== null && date !== stay?.checkIn) ?? false;

/** Prices of the same stay beginning on days nearby. The chosen rooms belong to their own dates. */
export const StayStrip = memo(({ data, stay }: { data: PropertyData; stay: StayQuery }) => {
  const t = useText();
  const { locale } = useEnvironment();
  if (!hasNearbyDates(data)) return null;
  return (
    <DateStrip
      label={t("strip.title")}
      cheapest={t("strip.cheapest")}
      unit={t("property.strip.unit", { nights: formatNights(stay.lengthOfStay, locale) })}
      chosen={stay.checkIn}
      days={(data.nearby ?? []).map(({ date, total }) => ({
        date,
        price: total,
        href: total === null ? null : `${pageAddress(data, { ...stayParameters(stay), check_in: date })}#rooms`,
        without: t("property.strip.none"),
      }))}
    />
  );
});
