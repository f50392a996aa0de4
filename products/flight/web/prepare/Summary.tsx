import { BookButton } from "#app/src/features/book/BookButton.tsx";
import type { Booking } from "#app/src/features/book/useBooking.ts";
import { Total } from "#app/src/features/price/Total.tsx";
import { useSupportText } from "#app/src/features/support/use-support-text.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { HOLD_SECONDS } from "#domain/reservation/deadlines.ts";
import { formatDuration } from "#domain/text/duration.ts";
import { formatMoneyText, formatRial } from "#domain/text/money.ts";
import type { FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import { FlightLines } from "#products/flight/web/FlightLines.tsx";
import { peopleIn } from "#products/flight/web/flight-query.ts";
import { BOOK_TERMS } from "./booking-words.ts";
import type { Chosen } from "./chosen.ts";
import * as styles from "./review.css.ts";
import { WaysCancellation } from "./WaysCancellation.tsx";

export type SumProps = {
  chosen: Chosen;
  counts: FlightCounts;
  booking: Booking;
  /** True when the refusal is shown above the flights, with the new facts. */
  isRenewed: boolean;
};

/** Description of what the sum of these flights covers. */
export function useSumOf({ chosen, counts }: Pick<SumProps, "chosen" | "counts">): string {
  const t = useText();
  const people = peopleIn(counts);
  return t(chosen.ways.length > 1 ? "flightReview.of.both" : "flight.of.oneWay", { people });
}

const MINUTE_SECONDS = 60;

/** Price breakdown for everyone, and the button that books. */
export function Summary(props: SumProps) {
  const { chosen, counts, booking, isRenewed } = props;
  const t = useText();
  const support = useSupportText();
  const { locale } = useEnvironment();
  const of = useSumOf(props);
  const taxes = chosen.lines.reduce((sum, line) => sum + line.taxes * line.count, 0);
  const parts = { fare: formatMoneyText(chosen.total - taxes, locale), taxes: formatMoneyText(taxes, locale) };
  const hold = {
    seats: counts.adult_count + counts.child_count,
    time: formatDuration(HOLD_SECONDS / MINUTE_SECONDS, locale),
  };
  return (
    <aside id="summary" tabIndex={-1} className={styles.summary} aria-labelledby="summary-title">
      <Surface look="floating">
        <div className={styles.part} data-total={chosen.total}>
          <Heading level={2} look="title" id="summary-title">
            {t("flightReview.summary")}
          </Heading>
          <FlightLines subject={chosen} />
          <div className={styles.sum}>
            <Total amount={chosen.total} rack={chosen.total} of={of} size="large" />
            <Text size="caption" tone="mute">
              {formatRial(chosen.total, locale)}
            </Text>
            <Text size="caption" tone="mute">
              {t("reserve.flight.parts", parts)}
            </Text>
          </div>
          {chosen.isOnRequest && <Text size="small">{t("flightReview.book.request")}</Text>}
          <div>
            <WaysCancellation ways={chosen.ways} />
          </div>
          <div className={styles.book}>
            <BookButton booking={booking} describedBy={BOOK_TERMS} isFullWidth />
            <Refused booking={booking} isRenewed={isRenewed} />
          </div>
          <Text id={BOOK_TERMS} size="caption" tone="mute">
            {t("flightReview.book.hold", hold)}
          </Text>
          <noscript>
            <Notice look="warning">{t("flightReview.book.noScript", { support })}</Notice>
          </noscript>
        </div>
      </Surface>
    </aside>
  );
}

/** Reason why the seats could not be held. */
export function Refused({ booking: { error }, isRenewed }: Pick<SumProps, "booking" | "isRenewed">) {
  if (error === null || isRenewed) return null;
  return (
    <Notice look="danger" isAlert>
      {error}
    </Notice>
  );
}
