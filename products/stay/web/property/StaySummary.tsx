import { memo } from "react";
import { AudienceBadge } from "#app/src/features/audience/AudienceBadge.tsx";
import { BookButton } from "#app/src/features/book/BookButton.tsx";
import type { Booking } from "#app/src/features/book/useBooking.ts";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { Total } from "#app/src/features/price/Total.tsx";
import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import { useSupportText } from "#app/src/features/support/use-support-text.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { hourThere } from "#domain/text/clocks.ts";
import { formatDateRange, formatNightsAndRooms } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText, formatRial } from "#domain/text/money.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import { BOOK_TERMS } from "./booking.ts";
import { type ChosenRoom, cancellationOf, totalOf } from "./chosen-stay.ts";
import * as styles from "./PropertyScreen.css.ts";
import { PLACE } from "./places.ts";
import { Refusal } from "./Refusal.tsx";

export type StaySummaryProps = {
  details: DetailsValue;
  /** Party by party. */
  chosen: readonly (ChosenRoom | null)[];
  stay: StayQuery;
  /** True of a place abroad: deadlines name their clock. */
  isAbroad: boolean;
  booking: Booking;
};

/** The way on, and why it is not open. */
function Book({ booking }: Pick<StaySummaryProps, "booking">) {
  const t = useText();
  const support = useSupportText();
  return (
    <>
      <div className={styles.summaryBook}>
        <BookButton booking={booking} describedBy={BOOK_TERMS} isFullWidth />
        <Text id={BOOK_TERMS} size="caption" tone="mute">
          {t(booking.isPossible ? "property.book.hold" : "property.book.missing")}
        </Text>
        <Refusal booking={booking} />
      </div>
      <noscript>
        <Notice look="warning">{t("property.book.noScript", { support })}</Notice>
      </noscript>
    </>
  );
}

type SumProps = Pick<StaySummaryProps, "stay" | "isAbroad" | "booking"> & { rooms: readonly ChosenRoom[] };

/** Total of the chosen rooms, the button that books, and their cancellation. */
function Sum({ rooms, stay, isAbroad, booking }: SumProps) {
  const t = useText();
  const { locale, now } = useEnvironment();
  const { total, rack } = totalOf(rooms);
  const plans = rooms.map(({ plan }) => plan);
  return (
    <div className={styles.summaryTotal} data-total={total}>
      <Text size="small" tone="soft">
        {t("property.summary.total")}
      </Text>
      <Total
        amount={total}
        rack={rack}
        of={formatNightsAndRooms(stay.lengthOfStay, rooms.length, locale)}
        size="large"
      />
      <Text size="caption" tone="mute">
        {t("property.summary.rial", { amount: formatRial(total, locale) })}
      </Text>
      {rack > total && (
        <Text size="small" tone="pesteh">
          {t("property.summary.saving", { amount: formatMoneyText(rack - total, locale) })}
        </Text>
      )}
      <Book booking={booking} />
      <CancellationLine sentence={cancellationOf(plans, stay.checkIn, now)} isAbroad={isAbroad} />
    </div>
  );
}

/** Number of facilities beside the choice. */
const MAIN = 4;

/** Hours of arrival and departure, and main facilities: beside the rooms, where there is width for it. */
function AtAGlance({ details, isAbroad }: Pick<StaySummaryProps, "details" | "isAbroad">) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <div className={styles.glance}>
      <p>{t("property.glance.checkIn", { time: hourThere(details.check_in_time, isAbroad, locale) })}</p>
      <p>{t("property.glance.checkOut", { time: hourThere(details.check_out_time, isAbroad, locale) })}</p>
      {details.facilities.slice(0, MAIN).map((facility) => (
        <p key={facility.id} className={styles.facility}>
          <Icon name="check" size="small" />
          <span className={styles.facilityName}>{inLocale(facility, "name", locale)}</span>
        </p>
      ))}
    </div>
  );
}

/** Chosen rooms, their price, and the button that books; before one is chosen, the dates. The address keeps the choice. */
export const StaySummary = memo(({ details, chosen, stay, isAbroad, booking }: StaySummaryProps) => {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const rooms = chosen.filter((room) => room !== null);
  const missing = chosen.length - rooms.length;
  return (
    <aside
      id={PLACE.summary}
      tabIndex={-1}
      className={cx(styles.summary, rooms.length === 0 && styles.emptySummary)}
      aria-label={t("property.summary")}
    >
      {rooms.length === 0 && (
        <Surface>
          <div className={styles.summaryLines}>
            <Heading level={3} look="title">
              {t("property.summary")}
            </Heading>
            <Text size="label">{formatDateRange(stay.checkIn, stay.checkOut, environment)}</Text>
            <Text size="small" tone="soft">
              {formatNightsAndRooms(stay.lengthOfStay, chosen.length, locale)}
            </Text>
            <Text size="small" tone="soft">
              {t("property.summary.none")}
            </Text>
          </div>
        </Surface>
      )}
      {rooms.length > 0 && (
        <Surface look="floating">
          <div className={styles.summaryLines}>
            <Heading level={3} look="title">
              {t("property.summary")}
            </Heading>
            <Text size="small" tone="soft">
              {formatDateRange(stay.checkIn, stay.checkOut, environment)}
            </Text>
            {rooms.map(({ room, plan }, index) => (
              <div key={index} className={styles.line}>
                <span className={styles.lineWords}>
                  {`${inLocale(room, "name", locale)} · ${t(`meals.${plan.meal}`)}`}
                  <AudienceBadge audience={plan.guest_nationality} />
                </span>
                {chosen.length > 1 && (
                  <Text as="span" size="label" isUnbroken>
                    {formatMoneyText(plan.total, locale)}
                  </Text>
                )}
              </div>
            ))}
            {missing > 0 && (
              <Text size="small" tone="anar">
                {t("property.summary.missing", { count: missing })}
              </Text>
            )}
            <Sum rooms={rooms} stay={stay} isAbroad={isAbroad} booking={booking} />
          </div>
        </Surface>
      )}
      <AtAGlance details={details} isAbroad={isAbroad} />
    </aside>
  );
});
