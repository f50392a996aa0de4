import { defineParts } from "#app/src/features/reservation/product-parts.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { formatMoment } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { loungeReserveCalls } from "../contract/lounge.calls.ts";
import type { LoungeReservation, LoungeSubject, LoungeVoucher } from "../contract/lounge.shapes.ts";

function Hour({ subject }: { subject: LoungeSubject }) {
  return <Text>{formatMoment(subject.starts_at, useEnvironment())}</Text>;
}

function ReservedLounge({ reservation: { subject, totals } }: { reservation: LoungeReservation }) {
  const { locale } = useEnvironment();
  return (
    <section>
      <Heading level={2}>{inLocale(subject, "name", locale)}</Heading>
      <Hour subject={subject} />
      <Text>{formatMoneyText(totals.payable, locale)}</Text>
    </section>
  );
}

/** Lounges' parts of the reservation pages. */
export const loungeParts = defineParts<LoungeReservation, LoungeVoucher, never>({
  kind: "lounge",
  calls: loungeReserveCalls,
  say: (word, t, _locale, values) => t(`reserve.lounge.${word}`, values),
  Card: ReservedLounge,
  sheetsOf: ({ subject, supplier_confirmation_code }, _t, locale) => [
    { title: inLocale(subject, "name", locale), place: "", code: supplier_confirmation_code, isAbroad: false },
  ],
  endsOn: ({ subject }) => tehranDate(subject.starts_at),
  PrepareNote: null,
  StatusNote: null,
  calendarEvents: null,
  VoucherBody: ({ voucher }) => <Hour subject={voucher.subject} />,
  hasOwnTravellers: false,
  placesOf: ({ subject }) => Array.from({ length: subject.seats }, () => ({ room: 0, age: null, ageGroup: "adult" })),
  roomTitle: ({ subject }, _room, _t, locale) => inLocale(subject, "name", locale),
  sumOf: ({ subject }, locale) => formatNumber(subject.seats, locale),
  briefOf: ({ subject }, _t, display) => [
    inLocale(subject, "name", display.locale),
    formatMoment(subject.starts_at, display),
  ],
  hasRooms: false,
  tripOf: ({ subject }) => ({ kind: "stay", scope: "domestic", travelDate: tehranDate(subject.starts_at) }),
  wishes: null,
  isOnRequest: () => false,
  againAddress: ({ subject }) =>
    addressOf(
      "loungeSearch",
      {},
      {
        destination_id: `city-${subject.city_id}`,
        departure_date: tehranDate(subject.starts_at),
        adult_count: subject.seats,
      },
    ),
  commentAddress: () => null,
});
