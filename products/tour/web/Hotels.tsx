import { isReadElsewhere, ReadThere } from "#app/src/features/voucher/ReadThere.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { PhoneLink } from "#design-system/components/Bidi/PhoneLink.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDateRange } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import type { ReservedTourStay, TourSubject } from "#products/tour/contract/tour.shapes.ts";
import * as styles from "./journey.css.ts";
import { hotelText, nightsText } from "./tour-texts.ts";

type HotelsProps = {
  subject: Pick<TourSubject, "stays" | "out" | "tour">;
  /** On paper a hotel is found and called; abroad it is shown to people who read no Persian. */
  look?: "card" | "paper";
};

/** The hotels in the order of the nights, each with its days: the first begins where the way out ends. */
export function Hotels({ subject: { stays, out, tour }, look = "card" }: HotelsProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const arrival = dayOfLocal(out.arrives_local);
  const nightsBefore = (at: number) => stays.slice(0, at).reduce((sum, { nights }) => sum + nights, 0);
  return (
    <ul className={styles.list}>
      {stays.map((stay, at) => {
        const from = addDays(arrival, nightsBefore(at));
        return (
          <li key={`${stay.property.id} ${at}`}>
            <Text as="span" size="label">
              {hotelText(stay, t, locale)}
            </Text>
            <Text size="small" tone="soft">
              {nightsText(stay, t, locale)} · {formatDateRange(from, addDays(from, stay.nights), environment)}
            </Text>
            {look === "paper" && <WhereItIs of={stay.property} isAbroad={tour.kind === "foreign"} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A hotel's address and telephone, and its name and address as a driver there reads them. */
function WhereItIs({ of: property, isAbroad }: { of: ReservedTourStay["property"]; isAbroad: boolean }) {
  const { locale } = useEnvironment();
  const { phone } = property;
  const addressIn = (language: Locale) => ofPair([property.address_fa ?? "", property.address_en ?? ""], language);
  const isTranslated = isReadElsewhere(isAbroad, locale);
  const own = isAbroad && isTranslated ? "" : addressIn(locale);
  return (
    <>
      {own !== "" && (
        <Text size="small">
          <bdi>{own}</bdi>
        </Text>
      )}
      {isTranslated && (
        <Text size="small">
          <ReadThere place={property} address={addressIn} isAbroad={isAbroad} />
        </Text>
      )}
      {phone && (
        <Text size="small">
          <PhoneLink number={phone} />
        </Text>
      )}
    </>
  );
}
