import type { IsoDate } from "#domain/calendar/types.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import type { RatePlan } from "#fixtures/world/types.ts";

/**
 * Tours of the demo world, as plain data. A tour is a constant of the seed; its departures are a function of
 * (seed, tour, origin, date): see `departures.ts`. Money is integer rial, instants are epoch seconds.
 */

/** A text in both languages. */
export type Text = { fa: string; en: string };

export type TransportMode = "flight" | "train" | "bus";
export type TourMeal = "breakfast" | "lunch" | "dinner";

/** Times of the year under whose name a tour is sold. */
export const tourOccasions = ["nowruz", "yalda", "summer"] as const;
export type TourOccasion = (typeof tourOccasions)[number];

export type TourPolicyId = "tour_standard" | "tour_peak" | "tour_flexible";

export type TourDay = {
  /** 1 is the day of departure; there is one day more than there are nights. */
  day: number;
  titleFa: string;
  titleEn: string;
  textFa: string;
  textEn: string;
  /** Meals of every package on that day; boards of a package come on top. */
  meals: TourMeal[];
  /** City in which the day ends; on the last day, in which it begins. */
  cityId: number;
};

export type TourVisa = {
  /** `included`: the agency obtains it; `own`: the traveller holds one; `on_arrival`: bought at the border. */
  kind: "none" | "included" | "own" | "on_arrival";
  /** Days that the agency needs before departure: bookings close that long before it. */
  processingDays: number;
  /** Part of a person's price for the visa, rial; 0 when the price does not include it. */
  fee: number;
};

/** A line of what the price includes or not; with `passports` only for a party with an Iranian one. */
export type PriceLine = Text & { passports?: "iranian" };

export type Tour = {
  id: number;
  /** Letters, digits and underscore: `/KishTours/{slug}Tour.html`. Unique within its city; never begins with `From`. */
  slug: string;
  /** The main destination. */
  cityId: number;
  /** The only hotel, whose slug the tour has; null for a programme over several cities. */
  propertyId: number | null;
  kind: "domestic" | "foreign";
  nights: number;
  titleFa: string;
  titleEn: string;
  summaryFa: string;
  summaryEn: string;
  images: { image: Scene; captionFa: string; captionEn: string }[];
  itinerary: TourDay[];
  included: PriceLine[];
  excluded: PriceLine[];
  documents: Text[];
  visa: TourVisa;
  insuranceFa: string;
  insuranceEn: string;
  leaderFa: string | null;
  leaderEn: string | null;
  agencyId: number;
  policyId: TourPolicyId;
  /** Months for which a passport must be valid after the return; null without a requirement. */
  passportMonths: number | null;
  mode: TransportMode;
  carrierFa: string;
  carrierEn: string;
  originCityIds: number[];
  minGroup: number;
  occasions: TourOccasion[];
  /** Inputs for its departures, not shown. */
  plan: TourPlan;
};

export type TourPlan = {
  /** Hotels and boards in which each departure is sold. */
  packages: PackagePlan[];
  /** Price for a person in a double, rial, in the cheapest and the dearest case. */
  amounts: { from: number; to: number };
  /** Weekdays of departure, 0 is Saturday. */
  weekdays: number[];
  /** Departs once in this number of weeks. */
  everyWeeks: number;
  /** Time before departure at which the agency stops selling, seconds. */
  closesBefore: number;
  /** City from which the way back begins. */
  returnsFromCityId: number;
};

export type TourStay = {
  cityId: number;
  propertyId: number;
  nights: number;
  /** 0 for houses without stars. */
  star: number;
  meal: RatePlan["meal"];
};

/** `star` is that of the longest stay. */
export type PackagePlan = { stays: TourStay[]; star: number; meal: RatePlan["meal"]; beds: 3 | 4 };

export type TourAgency = {
  id: number;
  nameFa: string;
  nameEn: string;
  /** States that it is invented. */
  licenceFa: string;
  licenceEn: string;
  phone: string;
};

export type Leg = {
  mode: TransportMode;
  /** Code of the carrier whose flight is also sold separately; null for journeys exclusive to tours. */
  carrier: string | null;
  carrierFa: string;
  carrierEn: string;
  number: string;
  fromCityId: number;
  toCityId: number;
  departsAt: number;
  arrivesAt: number;
  class: "economy" | "business" | "standard";
};

/** Rial for one person; null: not sold. */
export type TourPrices = {
  single: number | null;
  double: number | null;
  extra_adult: number | null;
  child_with_bed: number | null;
  child_no_bed: number | null;
  infant: number | null;
};

/** Total, and the part of it sold by others than this site. */
export type TourStock = { total: number; soldElsewhere: number };

export type TourPackage = PackagePlan & {
  id: number;
  departureId: number;
  prices: TourPrices;
  confirmation: RatePlan["confirmation"];
  rooms: TourStock;
};

export type TourDeparture = {
  id: number;
  tourId: number;
  originCityId: number;
  /** Day of departure at the origin. */
  date: IsoDate;
  nights: number;
  state: "scheduled" | "guaranteed" | "cancelled";
  minGroup: number;
  /** Time of the decision on the group's departure; before `closesAt`. */
  decideBy: number;
  /** Last instant of the sale. */
  closesAt: number;
  /** Day from which a visa's fee is not refunded; null if the agency obtains none. */
  visaSubmittedOn: IsoDate | null;
  seats: TourStock;
  legs: { out: Leg; back: Leg };
  packages: TourPackage[];
};
