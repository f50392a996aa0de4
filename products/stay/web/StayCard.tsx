import type { ReactNode } from "react";
import { AudienceBadge } from "#app/src/features/audience/AudienceBadge.tsx";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { Total } from "#app/src/features/price/Total.tsx";
import { DiscountLine } from "#app/src/features/reservation/DiscountLine.tsx";
import { ExtrasOf } from "#app/src/features/reservation/ExtrasOf.tsx";
import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { partiesText } from "#app/src/features/stay/parties-text.ts";
import { isReadElsewhere, ReadThere } from "#app/src/features/voucher/ReadThere.tsx";
import * as paper from "#app/src/features/voucher/voucher.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { PhoneLink } from "#design-system/components/Bidi/PhoneLink.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { audienceOf } from "#domain/sale/audience.ts";
import { hourThere, isAbroad } from "#domain/text/clocks.ts";
import { formatDate, formatInBothCalendars, formatNights, formatNightsAndRooms } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText, formatRial } from "#domain/text/money.ts";
import { COMMA, formatNumber } from "#domain/text/numbers.ts";
import { addressText } from "#products/stay/rules/address-text.ts";

type ReservedStay = Pick<
  StayReservationValue,
  | "property"
  | "check_in"
  | "check_out"
  | "length_of_stay"
  | "rooms"
  | "cancellation"
  | "discount_code"
  | "extras"
  | "travellers"
>;

/** To a metre. */
const COORDINATE_DIGITS = 5;

type StayDatesProps = {
  stay: Omit<ReservedStay, "rooms" | "cancellation">;
  /** On paper a desk reads either calendar, and a driver asks for the place on a map. */
  look?: "card" | "paper";
};

type FactProps = { label: string; look: "card" | "paper"; children: ReactNode };

const Fact = ({ label, look, children }: FactProps) => (
  <div className={look === "paper" ? undefined : styles.dateRow}>
    <Text as="dt" size="small" tone="mute">
      {label}
    </Text>
    <Text as="dd" size="label">
      {children}
    </Text>
  </div>
);

/** A place as a desk and a driver find it: telephone, name and address as they are read there, and its place on a map. */
function WhereItIs({ stay }: Pick<StayDatesProps, "stay">) {
  const t = useText();
  const { locale } = useEnvironment();
  const { property } = stay;
  const isThereAbroad = isAbroad(property);
  return (
    <>
      {/* A voucher that a browser has kept may be of the version before, without it. */}
      {property.phone && (
        <Fact label={t("reserve.voucher.phone")} look="paper">
          <PhoneLink number={property.phone} />
        </Fact>
      )}
      {isReadElsewhere(isThereAbroad, locale) && (
        <Fact label={t("reserve.voucher.driver")} look="paper">
          <ReadThere place={property} address={(there) => addressText(property, there)} isAbroad={isThereAbroad} />
        </Fact>
      )}
      <Fact label={t("reserve.voucher.onMap")} look="paper">
        <a href={`${propertyAddress(stay)}#map`}>
          <span className={paper.notPrinted}>{t("reserve.voucher.toMap")}</span>
          {/* On paper no link is pressed: a driver types where it is. */}
          <bdi className={paper.printed}>
            {[property.lat, property.lon]
              .map((degrees) => formatNumber(degrees, locale, { maximumFractionDigits: COORDINATE_DIGITS }))
              .join(COMMA[locale])}
          </bdi>
        </a>
      </Fact>
    </>
  );
}

/** Dates of a stay with the property's check-in and check-out hours; on paper in both calendars, with its place. */
export function StayDates({ stay, look = "card" }: StayDatesProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const rows = [
    [t("reserve.checkIn"), stay.check_in, stay.property.check_in_time],
    [t("reserve.checkOut"), stay.check_out, stay.property.check_out_time],
  ] as const;
  return (
    <dl className={look === "paper" ? paper.facts : styles.dates}>
      {rows.map(([label, date, time]) => (
        <Fact key={label} label={label} look={look}>
          {look === "paper" ? formatInBothCalendars(date, locale, "full") : formatDate(date, environment, "full")}
          <Text as="span" size="small" tone="soft">
            {" "}
            {t("reserve.atTime", { time: hourThere(time, isAbroad(stay.property), locale) })}
          </Text>
        </Fact>
      ))}
      <Fact label={t("reserve.length")} look={look}>
        {formatNights(stay.length_of_stay, locale)}
      </Fact>
      {look === "paper" && <WhereItIs stay={stay} />}
    </dl>
  );
}

const propertyAddress = ({ property }: Pick<ReservedStay, "property">): string =>
  addressOf("property", { cityName: property.city_slug, propertyName: property.slug });

type StayCardProps = { stay: ReservedStay; totals?: Pick<StayReservationValue["totals"], "payable" | "rack"> };

/** Summary of a reservation: the place, the dates, the rooms and, with `totals`, the price. */
export function StayCard({ stay, totals }: StayCardProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const { property } = stay;
  return (
    <Surface as="section" labelledBy="stay-card" isClipping padding="none">
      <div className={styles.cardFrame}>
        <Picture scene={property.image} crop="band" alt="" width={480} height={200} className={styles.picture} />
        <div className={styles.cardBody}>
          <Stack gap="xxs">
            <Heading level={2} look="title" id="stay-card">
              <a className={styles.plainLink} href={propertyAddress(stay)}>
                {inLocale(property, "name", locale)}
              </a>
            </Heading>
            <Text size="small" tone="soft">
              {addressText(property, locale)}
            </Text>
          </Stack>
          <StayDates stay={stay} />
          <ul className={styles.rooms}>
            {stay.rooms.map((room, index) => (
              <li key={index} className={styles.room}>
                <span>
                  <Text as="span" size="label">
                    {inLocale(room, "name", locale)}
                  </Text>
                  <Text size="small" tone="soft">
                    {t(`meals.${room.meal}`)} · {partiesText([room], t)}
                  </Text>
                  <AudienceBadge audience={audienceOf(room)} />
                </span>
                {/* One room costs the total. */}
                {stay.rooms.length > 1 && (
                  <Text as="span" size="small" isUnbroken>
                    {formatMoneyText(room.total, locale)}
                  </Text>
                )}
              </li>
            ))}
          </ul>
          <ExtrasOf of={stay} />
          {totals !== undefined && (
            <div className={styles.total} data-total={totals.payable}>
              <Text as="span" size="small" tone="soft">
                {t("reserve.total")}
              </Text>
              <Total
                amount={totals.payable}
                rack={totals.rack}
                of={formatNightsAndRooms(stay.length_of_stay, stay.rooms.length, locale)}
                size="large"
              />
              <Text size="caption" tone="mute">
                {t("reserve.inRial", { amount: formatRial(totals.payable, locale) })}
              </Text>
            </div>
          )}
          <DiscountLine code={stay.discount_code} />
          {stay.cancellation && <CancellationLine sentence={stay.cancellation} isAbroad={isAbroad(stay.property)} />}
        </div>
      </div>
    </Surface>
  );
}
