import { type StayQuery, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { checkOutOf } from "#domain/calendar/stay.ts";
import { formatDateRange } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { PropertyData } from "./load.ts";
import * as styles from "./PropertyScreen.css.ts";
import { pageAddress } from "./page-address.ts";

export type OtherDatesProps = { data: PropertyData; stay: StayQuery };

/** The same stay on other days, each with its price. */
export function OtherDates({ data, stay }: OtherDatesProps) {
  const t = useText();
  const environment = useEnvironment();
  if (data.otherDates.length === 0) return null;
  return (
    <>
      <Text size="label">{t("property.lost.dates")}</Text>
      <div className={styles.offers}>
        {data.otherDates.map(({ checkIn, lengthOfStay, total, choice }) => (
          <Button
            key={checkIn}
            look="outline"
            icon="calendar"
            href={`${pageAddress(data, { ...stayParameters(stay), check_in: checkIn, choice })}#rooms`}
          >
            {t(choice === null ? "property.lost.date" : "property.lost.sameRoomDate", {
              range: formatDateRange(checkIn, checkOutOf(checkIn, lengthOfStay), environment, "short"),
              amount: formatMoneyText(total, environment.locale),
            })}
          </Button>
        ))}
      </div>
    </>
  );
}
