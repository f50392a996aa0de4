import { BookButton } from "#app/src/features/book/BookButton.tsx";
import type { Booking } from "#app/src/features/book/useBooking.ts";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { Total } from "#app/src/features/price/Total.tsx";
import { useSupportText } from "#app/src/features/support/use-support-text.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { peopleOf } from "#domain/rooms.ts";
import { formatDateRange, formatNights } from "#domain/text/dates.ts";
import { formatRial } from "#domain/text/money.ts";
import { RoomLines } from "#products/tour/web/RoomLines.tsx";
import { staysText } from "#products/tour/web/tour-words.ts";
import { Apart } from "./Apart.tsx";
import { BOOK_TERMS } from "./booking-words.ts";
import { chosenOf, type OpenPackage, PLACE } from "./chosen.ts";
import type { TourDetailData } from "./load.ts";
import { type NextStep, nextStepOf } from "./next-step.ts";
import { PriceLines, usePartyLines } from "./PriceLines.tsx";
import { Refused } from "./Refused.tsx";
import { TourAlert } from "./TourAlert.tsx";
import * as styles from "./TourDetail.css.ts";

type SummaryProps = { data: TourDetailData; booking: Booking; actions: ScreenActions };

type PriceProps = Omit<SummaryProps, "booking"> & { chosen: OpenPackage };

/** The chosen package, and its price line by line. */
function ChosenPrice({ chosen, data }: Omit<PriceProps, "actions">) {
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
    </>
  );
}

/** Cost of cancelling, price of the parts alone, and the alert on a lower price. */
function Around({ chosen, data, actions }: PriceProps) {
  return (
    <>
      <CancellationLine sentence={chosen.cancellation} isAbroad={data.details.kind === "foreign"} />
      <Apart chosen={chosen} />
      {data.departure && (
        <TourAlert departure={data.departure} waitsFor="price" packageId={chosen.package_id} actions={actions} />
      )}
    </>
  );
}

/** Lines of what the price includes beside the first price; all of them are further down. */
const IN_SIGHT = 5;

/** The way to what can be booked: from which price, the next step, and what the price includes. */
function Next({ data, next }: Pick<SummaryProps, "data"> & { next: NextStep }) {
  const t = useText();
  const { locale } = useEnvironment();
  const nights = formatNights(data.details.nights, locale);
  const included = usePartyLines(data.details.included);
  return (
    <>
      <div>
        <Price amount={next.amount} prefix={t("common.from")} size="large" />
        <Text size="small" tone="soft">
          {next.isFor === "party"
            ? t("tour.party", { people: peopleOf(data.parties), nights })
            : `${t("tour.fromPerson")} · ${nights}`}
        </Text>
      </div>
      <Button look="primary" size="large" href={`#${next.place}`} isFullWidth>
        {t(next.words)}
      </Button>
      <PriceLines title={t("tour.included")} lines={included.slice(0, IN_SIGHT)} isIn />
      <Text size="small" tone="soft">
        {t("tour.trust.text")}
      </Text>
    </>
  );
}

/** Button that books the chosen package, with the consequence of booking. */
function Book({ chosen, booking }: Pick<SummaryProps, "booking"> & { chosen: OpenPackage }) {
  const t = useText();
  return (
    <div className={styles.book}>
      <BookButton booking={booking} describedBy={BOOK_TERMS} isFullWidth />
      <Text id={BOOK_TERMS} size="caption" tone="mute">
        {t(chosen.confirmation === "on_request" ? "tour.book.request" : "tour.book.hold")}
      </Text>
      <Refused booking={booking} />
    </div>
  );
}

/** Chosen package, its price with the breakdown, and the button that books. The address keeps the choice. */
export function Summary({ data, booking, actions }: SummaryProps) {
  const t = useText();
  const support = useSupportText();
  const environment = useEnvironment();
  const { departure, details } = data;
  const chosen = chosenOf(data);
  const next = chosen ? null : nextStepOf(data, environment.now);
  if (!chosen && !next) return null;
  return (
    <aside
      id={PLACE.summary}
      tabIndex={-1}
      className={cx(styles.summary, !chosen && styles.onlyWide)}
      aria-label={t("tour.detail.summary")}
    >
      <div className={styles.summaryCard}>
        <Surface look="floating">
          <div className={styles.part} {...(chosen && { "data-total": chosen.total })}>
            {departure && (
              <Text size="label">
                {formatDateRange(departure.date, departure.return_date, environment)} ·{" "}
                {formatNights(details.nights, environment.locale)}
              </Text>
            )}
            {chosen ? (
              <>
                <ChosenPrice chosen={chosen} data={data} />
                <Book chosen={chosen} booking={booking} />
                <Around chosen={chosen} data={data} actions={actions} />
                <noscript>
                  <Notice look="warning">{t("tour.book.noScript", { support })}</Notice>
                </noscript>
              </>
            ) : (
              next && <Next data={data} next={next} />
            )}
          </div>
        </Surface>
      </div>
    </aside>
  );
}
