import { defineParts, type ProductWord } from "#app/src/features/reservation/product-parts.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatMoment } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { type LoungeReservation, type LoungeVoucher, loungeCalls } from "./contract.ts";

const words: Partial<Record<ProductWord, Record<Locale, string>>> = {
  step: { fa: "انتخاب ساعت", en: "Hour" },
  "ready_to_pay.text": { fa: "جای شما تا پایان مهلت نگه داشته می‌شود.", en: "Your seats are kept until the deadline." },
  "successful.text": { fa: "واچر را در ورودی سالن نشان دهید.", en: "Show the voucher at the lounge’s door." },
  "voucher.title": { fa: "واچر سالن", en: "Lounge voucher" },
  "voucher.confirmation": { fa: "کد تأیید سالن", en: "Lounge’s confirmation code" },
  "voucher.present": { fa: "این برگه را در ورودی سالن نشان دهید.", en: "Show this page at the lounge’s door." },
};

function Hour({ of: { subject } }: { of: LoungeVoucher | LoungeReservation }) {
  const environment = useEnvironment();
  return <Text>{formatMoment(subject.hour, environment)}</Text>;
}

/** Parts that the lounge contributes to the pages of its reservations. */
export const loungeParts = defineParts<LoungeReservation, LoungeVoucher, never>({
  kind: "lounge",
  calls: loungeCalls,
  say: (word, _t, locale) => words[word]?.[locale] ?? word,
  Card: ({ reservation }) => {
    const { locale } = useEnvironment();
    return (
      <section>
        <Heading level={2}>{inLocale(reservation.subject, "name", locale)}</Heading>
        <Hour of={reservation} />
        <Text>{formatMoneyText(reservation.totals.payable, locale)}</Text>
      </section>
    );
  },
  sheetsOf: ({ subject, supplier_confirmation_code }, _t, locale) => [
    { title: inLocale(subject, "name", locale), place: "", code: supplier_confirmation_code, isAbroad: false },
  ],
  endsOn: ({ subject }) => tehranDate(subject.hour),
  PrepareNote: null,
  StatusNote: null,
  VoucherActions: null,
  VoucherBody: ({ voucher }) => <Hour of={voucher} />,
  hasOwnTravellers: false,
  placesOf: ({ subject }) => Array.from({ length: subject.seats }, () => ({ room: 0, age: null, ageGroup: "adult" })),
  roomTitle: ({ subject }, _room, _t, locale) => inLocale(subject, "name", locale),
  sumOf: ({ subject }, locale) => formatNumber(subject.seats, locale),
  briefOf: ({ subject }, _t, display) => [
    inLocale(subject, "name", display.locale),
    formatMoment(subject.hour, display),
  ],
  hasRooms: false,
  tripOf: ({ subject }) => ({ kind: "stay", scope: "domestic", travelDate: tehranDate(subject.hour) }),
  wishes: null,
  isOnRequest: () => false,
  againAddress: () => addressOf("home"),
  commentAddress: () => null,
});
