import { BookButton } from "#app/src/features/book/BookButton.tsx";
import type { Booking } from "#app/src/features/book/useBooking.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { ActionBar } from "#design-system/components/ActionBar/ActionBar.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { peopleOf } from "#domain/rooms.ts";
import { formatNights } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { BOOK_TERMS } from "./booking-words.ts";
import { chosenOf, PLACE } from "./chosen.ts";
import type { TourDetailData } from "./load.ts";
import { nextStepOf } from "./next-step.ts";
import { Refused } from "./Refused.tsx";
import * as styles from "./TourDetail.css.ts";

/** The bar of a tour on a narrow screen: the one next step, from the day of departure to booking. */
export function TourBar({ data, booking }: { data: TourDetailData; booking: Booking }) {
  const t = useText();
  const { locale, now } = useEnvironment();
  const { details, parties } = data;
  const chosen = chosenOf(data);
  const label = t("tour.bar");
  const of = t("tour.party", { people: peopleOf(parties), nights: formatNights(details.nights, locale) });
  if (chosen) {
    return (
      <ActionBar
        label={label}
        title={formatMoneyText(chosen.total, locale)}
        detail={of}
        notice={booking.error !== null && <Refused booking={booking} />}
      >
        <div className={styles.scriptOnly}>
          <BookButton booking={booking} describedBy={BOOK_TERMS} />
        </div>
        <div className={styles.withoutScript}>
          <Button look="primary" size="large" href={`#${PLACE.summary}`}>
            {t("tour.book")}
          </Button>
        </div>
      </ActionBar>
    );
  }
  const next = nextStepOf(data, now);
  if (next === null) return null;
  return (
    <ActionBar
      label={label}
      title={t("tour.bar.from", { amount: formatMoneyText(next.amount, locale) })}
      detail={next.isFor === "party" ? of : t("tour.bar.person")}
    >
      <Button look="primary" size="large" href={`#${next.place}`}>
        {t(next.words)}
      </Button>
    </ActionBar>
  );
}
