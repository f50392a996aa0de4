import { addDays } from "#domain/calendar/arithmetic.ts";
import { dayOfLocal, type LocalDateTime, timeOfLocal } from "#domain/calendar/local-date-time.ts";
import type { CompanionStage } from "#domain/contract/companion.shapes.ts";
import { label } from "#domain/messages/labels.ts";
import { inBoth, inLocale } from "#domain/text/in-locale.ts";
import { COMMA, formatNumber } from "#domain/text/numbers.ts";
import { routeText } from "#domain/text/route-text.ts";

type Named = { readonly name_fa: string; readonly name_en: string };
type Leg = {
  readonly mode: "flight" | "train" | "bus";
  readonly carrier_fa: string;
  readonly carrier_en: string;
  readonly number: string;
  readonly from: Named;
  readonly to: Named;
  readonly departs_local: LocalDateTime;
  readonly arrives_local: LocalDateTime;
};
type Stay = {
  readonly city: Named;
  readonly property: Named & {
    readonly address_fa?: string | null | undefined;
    readonly address_en?: string | null | undefined;
    readonly phone?: string | null | undefined;
  };
  readonly nights: number;
  readonly meal: string;
};
type Tour = {
  readonly tour: {
    readonly kind: "domestic" | "foreign";
    readonly agency_phone: string;
    readonly leader_fa: string | null;
    readonly leader_en: string | null;
  };
  readonly out: Leg;
  readonly back: Leg;
  readonly stays: readonly Stay[];
};

/**
 * A tour as one of its travellers needs it: both legs, and between them the hotels with the number of their room.
 *
 * @param room counted from 0.
 */
export function stagesOfTour(subject: Tour, room: number, supplierCode: string | null): CompanionStage[] {
  const isForeign = subject.tour.kind === "foreign";
  const out = stageOfLeg(subject, subject.out, isForeign, supplierCode);
  const back = stageOfLeg(subject, subject.back, isForeign, null);
  return [out, ...stagesOfHotels(subject, room, isForeign), back];
}

function stageOfLeg({ tour }: Tour, leg: Leg, isForeign: boolean, supplierCode: string | null): CompanionStage {
  const { leader_fa, leader_en } = tour;
  return {
    kind: "travel",
    // With its cities: both legs may be one carrier's.
    title: inBoth((locale) => {
      const route = routeText({ origin: leg.from, destination: leg.to }, locale);
      return `${route}${COMMA[locale]}${inLocale(leg, "carrier", locale)}`;
    }),
    starts_on: dayOfLocal(leg.departs_local),
    starts_at: timeOfLocal(leg.departs_local),
    ends_on: dayOfLocal(leg.arrives_local),
    ends_at: timeOfLocal(leg.arrives_local),
    is_abroad: isForeign,
    from: inBoth((locale) => inLocale(leg.from, "name", locale)),
    to: inBoth((locale) => inLocale(leg.to, "name", locale)),
    address: null,
    phone: tour.agency_phone,
    facts: [
      ...(supplierCode === null ? [] : [{ name: "code" as const, text: inBoth(() => supplierCode) }]),
      ...(leg.number === "" ? [] : [{ name: leg.mode, text: inBoth(() => leg.number) }]),
      ...(leader_fa === null || leader_en === null
        ? []
        : [{ name: "leader" as const, text: { fa: leader_fa, en: leader_en } }]),
    ],
  };
}

/** The hotels follow each other from the day of the arrival. */
function stagesOfHotels({ out, stays }: Tour, room: number, isForeign: boolean): CompanionStage[] {
  let day = dayOfLocal(out.arrives_local);
  return stays.map(({ property, city, nights, meal }) => {
    const starts_on = day;
    day = addDays(day, nights);
    const { address_fa, address_en, phone } = property;
    const address = { fa: address_fa, en: address_en };
    return {
      kind: "stay",
      title: inBoth((locale) => inLocale(property, "name", locale)),
      starts_on,
      starts_at: null,
      ends_on: day,
      ends_at: null,
      is_abroad: isForeign,
      from: null,
      to: null,
      address: inBoth((locale) => address[locale] ?? inLocale(city, "name", locale)),
      phone: phone ?? null,
      facts: [
        { name: "room", text: inBoth((locale) => formatNumber(room + 1, locale)) },
        { name: "meal", text: inBoth((locale) => label("meals", meal, locale)) },
      ],
    };
  });
}
