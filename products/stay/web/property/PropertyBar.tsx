import type { ReactNode } from "react";
import { BookButton } from "#app/src/features/book/BookButton.tsx";
import type { Booking } from "#app/src/features/book/useBooking.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { ActionBar } from "#design-system/components/ActionBar/ActionBar.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { formatDate, formatNights, formatNightsAndRooms } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { DetailsValue, RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { BOOK_TERMS } from "./booking.ts";
import { type ChosenRoom, cheapestOf, type IsWished, totalOf } from "./chosen-stay.ts";
import * as styles from "./PropertyScreen.css.ts";
import { PLACE, partyPlace } from "./places.ts";
import { Refusal } from "./Refusal.tsx";

/** Opens the form of the dates. */
function ToDates({ children }: { children: ReactNode }) {
  return (
    <Button look="primary" size="large" opens={PLACE.datesSheet}>
      {children}
    </Button>
  );
}

function Step({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button look="primary" size="large" href={`#${to}`}>
      {children}
    </Button>
  );
}

/** The bar before there are dates: the lowest price of a night with its day, and a link to the dates. */
export function DatesBar({ details }: { details: DetailsValue }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const { from_price, from_date, from_nights } = details;
  const stay = from_nights === null || from_nights === 1 ? [] : [formatNights(from_nights, locale)];
  return (
    <ActionBar
      label={t("property.bar")}
      title={
        from_price === null ? t("property.bar.noDates") : `${t("common.from")} ${formatMoneyText(from_price, locale)}`
      }
      detail={from_date === null ? null : [formatDate(from_date, environment, "day"), ...stay].join(" · ")}
    >
      <ToDates>{t("property.bar.dates")}</ToDates>
    </ActionBar>
  );
}

export type StayBarProps = {
  rooms: RoomsValue;
  chosen: readonly (ChosenRoom | null)[];
  /** The rates that the least price is of; all where none is wished for. */
  isWished: IsWished | undefined;
  booking: Booking;
  /** The way to the same stay in more rooms, where a party is too many for one. */
  spread: { label: string; href: string } | null;
  /** True when a chosen room is no longer available: the bar then links to the notice about it. */
  isLost: boolean;
};

/** The bar of a stay: from choosing rooms to booking them, with the sum and what it covers. */
export function StayBar({ rooms, chosen, isWished, booking, spread, isLost }: StayBarProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const count = chosen.length;
  const done = chosen.filter((room) => room !== null).length;
  const missing = chosen.indexOf(null);
  const stay = formatNightsAndRooms(rooms.length_of_stay, count, locale);
  const label = t("property.bar");
  const one = count === 1 ? chosen[0] : null;

  if (missing < 0) {
    return (
      <ActionBar
        label={label}
        title={formatMoneyText(totalOf(chosen).total, locale)}
        detail={[stay, ...(one ? [inLocale(one.room, "name", locale)] : [])].join(" · ")}
        notice={booking.error !== null && <Refusal booking={booking} />}
      >
        <div className={styles.scriptOnly}>
          <BookButton booking={booking} describedBy={BOOK_TERMS} />
        </div>
        <div className={styles.withoutScript}>
          <Step to={PLACE.summary}>{t("property.book")}</Step>
        </div>
      </ActionBar>
    );
  }

  const least = rooms.parties.map(
    ({ room_types }, party) => chosen[party]?.plan.total ?? cheapestOf(room_types, isWished),
  );
  const from = least.reduce<number>((sum, one) => sum + (one ?? Number.NaN), 0);
  if (Number.isNaN(from) && spread !== null) {
    return (
      <ActionBar label={label} title={t("property.bar.crowded")} detail={stay}>
        <Button look="primary" size="large" href={spread.href}>
          {spread.label}
        </Button>
      </ActionBar>
    );
  }
  if (Number.isNaN(from)) {
    return (
      <ActionBar label={label} title={t("property.bar.none")} detail={stay}>
        <ToDates>{t("property.bar.change")}</ToDates>
      </ActionBar>
    );
  }
  const step = (
    <Step to={isLost ? PLACE.lost : partyPlace(missing)}>
      {count > 1 ? t("property.bar.chooseOf", { number: formatNumber(missing + 1, locale) }) : t("property.bar.choose")}
    </Step>
  );
  return done > 0 ? (
    <ActionBar
      label={label}
      title={t("property.bar.partial", { chosen: formatNumber(done, locale), count: formatNumber(count, locale) })}
      detail={t("property.bar.soFar", { amount: formatMoneyText(totalOf(chosen).total, locale) })}
    >
      {step}
    </ActionBar>
  ) : (
    <ActionBar label={label} title={`${t("common.from")} ${formatMoneyText(from, locale)}`} detail={stay}>
      {step}
    </ActionBar>
  );
}
