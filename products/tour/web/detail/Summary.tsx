import { BookButton } from "#app/src/features/book/BookButton.tsx";
import type { Booking } from "#app/src/features/book/useBooking.ts";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { Total } from "#app/src/features/price/Total.tsx";
import { PriceAlert } from "#app/src/features/price-alert/PriceAlert.tsx";
import { useSupportText } from "#app/src/features/support/use-support-text.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { peopleOf } from "#domain/rooms.ts";
import { formatDateRange, formatNights } from "#domain/text/dates.ts";
import { formatRial } from "#domain/text/money.ts";
import { RoomLines } from "#products/tour/web/RoomLines.tsx";
import { staysText } from "#products/tour/web/tour-words.ts";
import { Apart } from "./Apart.tsx";
import { BOOK_TERMS } from "./booking-words.ts";
import { chosenOf, type OpenPackage, PLACE } from "./chosen.ts";
import type { TourDetailData } from "./load.ts";
import { Refused } from "./Refused.tsx";
import * as styles from "./TourDetail.css.ts";

type SummaryProps = { data: TourDetailData; booking: Booking; actions: ScreenActions };

/** Price alert for the chosen package. */
function Alert({ data: { departure }, chosen, actions }: PriceProps) {
  if (departure === null) return null;
  const { departure_id, rooms, beds } = departure;
  return (
    <PriceAlert
      subject={{ kind: "tour", asked: { departure_id, package_id: chosen.package_id, rooms, beds } }}
      actions={actions}
    />
  );
}

type PriceProps = Omit<SummaryProps, "booking"> & { chosen: OpenPackage };

/** The chosen package, and its price line by line. */
function Price({ chosen, data, actions }: PriceProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const { details, parties } = data;
  const nights = formatNights(details.nights, locale);
  return (
    <>
      <Text size="small" tone="soft">
        {staysText(chosen.stays, t, locale)} · {t(`meals.${chosen.meal}`)}
      </Text>
      <RoomLines lines={chosen.lines} parties={parties} />
      <Total
        amount={chosen.total}
        rack={chosen.total}
        of={t("tour.party", { people: peopleOf(parties), nights })}
        size="large"
      />
      <Text size="caption" tone="mute">
        {formatRial(chosen.total, locale)}
      </Text>
      <Apart chosen={chosen} />
      <CancellationLine sentence={chosen.cancellation} isAbroad={data.details.kind === "foreign"} />
      <Alert chosen={chosen} data={data} actions={actions} />
    </>
  );
}

/** Chosen package, its price with the breakdown, and the button that books. The address keeps the choice. */
export function Summary({ data, booking, actions }: SummaryProps) {
  const t = useText();
  const support = useSupportText();
  const environment = useEnvironment();
  const { departure, details } = data;
  const chosen = chosenOf(data);
  const missing = departure === null ? "tour.book.missing" : "tour.book.missing.hotel";
  return (
    <aside id={PLACE.summary} tabIndex={-1} className={styles.summary} aria-labelledby="summary-title">
      <Surface look="floating">
        <div className={styles.part} {...(chosen && { "data-total": chosen.total })}>
          <Heading level={3} look="title" id="summary-title">
            {t("tour.detail.summary")}
          </Heading>
          {departure && (
            <Text size="small" tone="soft">
              {formatDateRange(departure.date, departure.return_date, environment)} ·{" "}
              {formatNights(details.nights, environment.locale)}
            </Text>
          )}
          {chosen ? (
            <Price chosen={chosen} data={data} actions={actions} />
          ) : (
            <div className={styles.missing}>
              <Text size="small" tone="soft">
                {t(missing)}
              </Text>
            </div>
          )}
          <div className={styles.book}>
            <BookButton booking={booking} describedBy={BOOK_TERMS} isFullWidth />
            <Text id={BOOK_TERMS} size="caption" tone="mute">
              {t(
                chosen === null
                  ? missing
                  : chosen.confirmation === "on_request"
                    ? "tour.book.request"
                    : "tour.book.hold",
              )}
            </Text>
            <Refused booking={booking} />
          </div>
          <noscript>
            <Notice look="warning">{t("tour.book.noScript", { support })}</Notice>
          </noscript>
        </div>
      </Surface>
    </aside>
  );
}
