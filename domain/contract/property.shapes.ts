import { z } from "zod";
import { LAST_FILE } from "../addresses/address-files.ts";
import {
  commentSorts,
  commentTypes,
  extraServiceTypes,
  foodTypes,
  menuTypes,
  propertyClasses,
  propertyGrades,
  propertySorts,
  propertyTypes,
} from "../enums/enums.ts";
import { AREA_PATTERN, AREA_TEXT, readArea } from "../place/area.ts";
import { audiences } from "../sale/audience.ts";
import { citySummary } from "./base.shapes.ts";
import { epochSeconds, isoDate, pageNumber, pageOf, rial } from "./envelope.shapes.ts";
import { photo } from "./photo.shapes.ts";

/**
 * A picture: a photograph if there is one, otherwise a drawing of the illustration engine. The same scene always makes
 * the same drawing.
 */
export const scene = z.object({
  /** Seed of the girih and the façade: a city's slug or a property's. It is part of the picture's address. */
  slug: z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  /** Slug of the city whose primitives form the skyline. */
  city: z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  hour: z.enum(["dawn", "day", "dusk", "night"]),
  /** Foreground: the skyline itself, the building, or a room inside. */
  view: z.enum(["skyline", "facade", "lobby", "room", "courtyard", "restaurant", "view"]),
  /** For a room: its furniture and the view from its window. */
  room: z
    .object({
      double: z.number().int().min(0).max(9),
      single: z.number().int().min(0).max(9),
      sofa: z.number().int().min(0).max(9),
      outlook: z.enum(["city", "water", "garden", "mountain", "none"]),
    })
    .optional(),
  photo: photo.optional(),
});
export type Scene = z.infer<typeof scene>;

export const meals = ["none", "breakfast", "half_board", "full_board"] as const;
export const confirmations = ["online", "on_request"] as const;

/**
 * Reasons why a stay cannot be booked as asked, in the words of R187. `date` is the night (or the check-out day) that
 * blocks.
 */
export const blockingReasons = [
  "inactive",
  "not_bookable",
  "no_price",
  "unavailable",
  "closed_to_arrival",
  "closed_to_departure",
  "min_stay",
  "max_stay",
  "capacity",
] as const;
export type BlockingReason = (typeof blockingReasons)[number];
export const blocking = z.object({
  reason: z.enum(blockingReasons),
  date: isoDate.nullable(),
  /** Bound of the stay rule (nights), or the places that a capacity lacks. */
  nights: z.number().int().nullable(),
});
export type Blocking = z.infer<typeof blocking>;

export const rating = z.object({
  /** 1..5; screens show it doubled, out of ten. Null without comments. */
  average: z.number().min(1).max(5).nullable(),
  count: z.number().int(),
});

/** Bases of a cancellation policy's percentages, and so of a cancellation fee. */
export const policyBases = ["first_night", "whole_stay", "whole_tour", "fare", "seats"] as const;
/** Bases that are used up and never refunded, under any policy. */
export const begunBases = ["nights_begun", "direction_flown"] as const;
export const penaltyBases = [...policyBases, ...begunBases] as const;

/** Cost of cancelling at the moment of the answer, and the next change: `CancellationSentence`. Money in rial. */
export const cancellationSentence = z.object({
  kind: z.enum(["free", "charged", "non_refundable"]),
  penalty: rial,
  /** Amount that would be refunded. Absent in answers of the previous version. */
  refund: rial.optional(),
  /** Share that `penalty` is; null if rooms differ, and without a penalty. */
  share: z
    .object({
      of: z.enum(penaltyBases),
      percent: z.number().int().min(0).max(100),
    })
    .nullable(),
  /** Instant from which cancelling costs more; null: never. */
  until: epochSeconds.nullable(),
  after: z.enum(["dearer", "non_refundable"]).nullable(),
});

/** Cost of cancelling until an instant; the last entry has none. */
export const datedPenalty = z.object({ until: epochSeconds.nullable(), amount: rial });

/** Price of one stay over all requested rooms. */
export const stayPrice = z.object({
  nights: z.number().int(),
  rooms: z.number().int(),
  /** Price of the stay before any discount, rial. */
  rack_total: rial,
  /** Price of the stay, tax included, rial. */
  total: rial,
  /** `total / (nights * rooms)`, rounded to 10 rial, for comparison. */
  night_average: rial,
  /** Rooms included in `total`. */
  cancellation: cancellationSentence,
  /** Audience of the rates of `total`: that of all of them. */
  guest_nationality: z.enum(audiences),
});
export type StayPrice = z.infer<typeof stayPrice>;

/** Price of a property without a requested stay: for two adults in one room who can buy it. */
export const fromPrice = z.object({
  /**
   * A night of the shortest stay that can begin on a day, at the lowest price of the coming 30 days, rial; null if no
   * room is free for two on any of them. `from_rack` is the same before discount, `from_date` the first day at that
   * price and `from_nights` the length of that stay.
   */
  from_price: rial.nullable(),
  from_rack: rial.nullable(),
  from_date: isoDate.nullable(),
  from_nights: z.number().int().nullable(),
});
export type FromPrice = z.infer<typeof fromPrice>;

export const propertyCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
  city: z.object({
    slug: z.string(),
    name_fa: z.string(),
    name_en: z.string(),
    /** ISO 3166-1 alpha-2. Absent in answers of the previous version. */
    country: z.string().length(2).optional(),
  }),
  district_fa: z.string().nullable(),
  district_en: z.string().nullable(),
  type: z.enum(propertyTypes),
  grade: z.enum(propertyGrades).nullable(),
  star: z.number().int().min(0).max(5),
  classes: z.array(z.enum(propertyClasses)),
  lat: z.number(),
  lon: z.number(),
  image: scene,
  rating,
  /** Up to four facility ids worth showing on a card. */
  facilities: z.array(z.string()),
  /** True when the rates that `stay` is the price of are confirmed at once; false without a stay. */
  online: z.boolean(),
  /** True when some rate can be cancelled without a fee for a while. */
  cancellable: z.boolean(),
  /** True when the rates that `stay` is the price of include breakfast; without a stay, when every rate does. */
  breakfast: z.boolean(),
  ...fromPrice.shape,
  /**
   * The requested stay; null on listings without dates, or when it cannot be booked (then `blocking` gives the
   * reasons).
   */
  stay: stayPrice.nullable(),
  blocking: blocking.nullable(),
  /**
   * The sight that the list is about or filtered by, else the nearest of its city, in metres as the crow flies; null
   * without any.
   */
  sight: z
    .object({ id: z.number().int(), name_fa: z.string(), name_en: z.string(), meters: z.number().int() })
    .nullable(),
});
export type PropertyCard = z.infer<typeof propertyCard>;

/**
 * One value of a filter, and the number of available results it would leave, with all other filters applied but not its
 * own.
 */
export const facetValue = z.object({ value: z.string(), count: z.number().int() });
/** Names of facilities and sights are included: they are too many for an enumeration. */
export const namedFacet = facetValue.extend({ name_fa: z.string(), name_en: z.string() });
export const facets = z.object({
  type: z.array(facetValue),
  class: z.array(facetValue),
  grade: z.array(facetValue),
  facility: z.array(namedFacet),
  /** Sights by id, within 20 minutes on foot; only in lists of one city. */
  near: z.array(namedFacet),
  meal: z.array(facetValue),
  /** "4.5" means 4.5 and above, on the scale of 1..5. */
  rating: z.array(facetValue),
  cancellable: z.number().int(),
  online: z.number().int(),
  /**
   * Cheapest and dearest night average (or `from_price`) among available results, price filter left out; null without
   * any.
   */
  price: z.object({ min: rial, max: rial }).nullable(),
});
export type Facets = z.infer<typeof facets>;

/** Filters and sort order of a list of properties. Every list call accepts them. */
export const listQuery = z.strictObject({
  type: z.array(z.enum(propertyTypes)).max(20).optional(),
  class: z.array(z.enum(propertyClasses)).max(5).optional(),
  grade: z.array(z.enum(propertyGrades)).max(48).optional(),
  facility: z.array(z.string().max(40)).max(20).optional(),
  /** Ids of sights: within 20 minutes on foot of any of them, nearest first in the default order. */
  near: z
    .array(z.string().regex(/^[1-9]\d{0,8}$/))
    .max(12)
    .optional(),
  /** Within these bounds: `south,west,north,east` in decimal degrees, south below north, west before east. */
  area: z
    .string()
    .max(AREA_TEXT, { abort: true })
    .regex(AREA_PATTERN, { abort: true })
    .refine((text) => readArea(text) !== null)
    .optional(),
  meal: z.enum(meals).optional(),
  price_min: rial.optional(),
  price_max: rial.optional(),
  rating_min: z.number().min(1).max(5).optional(),
  cancellable: z.literal(true).optional(),
  online: z.literal(true).optional(),
  sort: z.enum(propertySorts).default("default"),
  page: pageNumber.default(1),
});
export type ListQuery = z.infer<typeof listQuery>;

/**
 * `open`: number of `total` that are available, for the stay or, without one, for two adults on some of the coming 30
 * days. They come first in every order.
 */
export const cardPage = pageOf(propertyCard).extend({ open: z.number().int(), facets });
export type CardPage = z.infer<typeof cardPage>;

export const listingQuery = listQuery.extend({ scope: z.enum(["iran", "international"]) });
export const listingValue = cardPage.extend({ scope: z.enum(["iran", "international"]), cities: z.array(citySummary) });
export type ListingValue = z.infer<typeof listingValue>;

export const attractionSummary = z.object({
  id: z.number().int(),
  city_slug: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
  kind: z.string(),
  kind_fa: z.string(),
  kind_en: z.string(),
  lat: z.number(),
  lon: z.number(),
  image: scene,
});
export type AttractionSummary = z.infer<typeof attractionSummary>;

export const subjectLink = z.object({
  filter: z.string(),
  title_fa: z.string(),
  title_en: z.string(),
  count: z.number().int(),
});
export type SubjectLink = z.infer<typeof subjectLink>;

export const cityValue = cardPage.extend({
  city: citySummary.extend({ description_fa: z.string(), description_en: z.string(), image: scene }),
  attractions: z.array(attractionSummary),
  subjects: z.array(subjectLink),
});
export type CityValue = z.infer<typeof cityValue>;

export const categoryValue = cardPage.extend({
  filter: z.string(),
  title_fa: z.string(),
  title_en: z.string(),
  description_fa: z.string(),
  description_en: z.string(),
});
export type CategoryValue = z.infer<typeof categoryValue>;

export const subjectValue = cardPage.extend({
  city: citySummary,
  filter: z.string(),
  title_fa: z.string(),
  title_en: z.string(),
  description_fa: z.string(),
  description_en: z.string(),
  subjects: z.array(subjectLink),
});
export type SubjectValue = z.infer<typeof subjectValue>;

/** The requested stay, if any: its check-in and length together. */
export const stayOptions = z.strictObject({
  check_in: isoDate.optional(),
  length_of_stay: z.number().int().min(1).max(30).optional(),
  rooms: z.string().max(100).optional(),
});
export type StayOptions = z.infer<typeof stayOptions>;

/** `destination_id` is opaque: `city-…`, `province-…`, `country-…`, `property-…` or `attraction-…`. */
export const searchQuery = listQuery.extend({
  destination_id: z.string().min(1).max(60),
  check_in: isoDate,
  length_of_stay: z.number().int().min(1).max(30),
  rooms: z.string().max(100).optional(),
});
export type SearchQuery = z.infer<typeof searchQuery>;

export const searchValue = cardPage.extend({
  destination: z.object({
    id: z.string(),
    kind: z.enum(["city", "province", "country", "property", "attraction"]),
    name_fa: z.string(),
    name_en: z.string(),
    /** Page about it, or null. */
    address: z.string().nullable(),
  }),
  check_in: isoDate,
  check_out: isoDate,
  length_of_stay: z.number().int(),
  rooms: z.string(),
});
export type SearchValue = z.infer<typeof searchValue>;

export const searchMapValue = z.object({
  /** Every result of the search (at most 200), not just one page. */
  points: z.array(
    z.object({
      id: z.number().int(),
      slug: z.string(),
      city_slug: z.string(),
      name_fa: z.string(),
      name_en: z.string(),
      lat: z.number(),
      lon: z.number(),
      /** Price of the stay, rial; null when unavailable. */
      total: rial.nullable(),
    }),
  ),
  landmarks: z.array(attractionSummary),
});
export type SearchMapValue = z.infer<typeof searchMapValue>;

export const ruleCategories = [
  "CHILDREN",
  "RECEPTION",
  "CANCELLATION",
  "EARLY_CHECK_IN",
  "LATE_CHECK_OUT",
  "RATING",
  "INVENTORY",
  "MODIFICATION",
  "HOTEL",
  "AGENCY",
] as const;

/**
 * Cost of a cancellation as a share of the policy's base, from that much time before the beginning on (provider §3.6).
 */
export const cancellationStep = z.object({
  /** At least this many calendar days before check-in; null: later than every other step. */
  days_before: z.number().int().nullable(),
  /** Or at least this many hours before 14:00 of the check-in day. */
  hours_before: z.number().int().nullable(),
  /** Or until 12:00 so many days before, local time at the place of departure; absent: another of these applies. */
  noon_days_before: z.number().int().optional(),
  percent: z.number().int().min(0).max(100),
});
export const cancellationPolicy = z.object({
  id: z.string(),
  /**
   * Base of the percentage: for a stay its first night or the whole, for a tour the whole, for a flight the fare
   * without taxes, or its seats.
   */
  base: z.enum(policyBases),
  steps: z.array(cancellationStep),
});
export type CancellationPolicy = z.infer<typeof cancellationPolicy>;

export const facility = z.object({ id: z.string(), group: z.string(), name_fa: z.string(), name_en: z.string() });
export type Facility = z.infer<typeof facility>;

export const roomTypeSummary = z.object({
  id: z.number().int(),
  name_fa: z.string(),
  name_en: z.string(),
  capacity: z.number().int(),
  extra_capacity: z.number().int(),
  single_beds: z.number().int(),
  double_beds: z.number().int(),
  sofa_beds: z.number().int(),
  /** Square metres. */
  area: z.number().int(),
  view_fa: z.string().nullable(),
  view_en: z.string().nullable(),
  facilities: z.array(z.string()),
  image: scene,
});
export type RoomTypeSummary = z.infer<typeof roomTypeSummary>;

export const detailsValue = z.object({
  id: z.number().int(),
  slug: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
  city: citySummary,
  type: z.enum(propertyTypes),
  grade: z.enum(propertyGrades).nullable(),
  star: z.number().int().min(0).max(5),
  classes: z.array(z.enum(propertyClasses)),
  district_fa: z.string().nullable(),
  district_en: z.string().nullable(),
  address_fa: z.string(),
  address_en: z.string(),
  lat: z.number(),
  lon: z.number(),
  floors: z.number().int(),
  room_count: z.number().int(),
  built_year: z.number().int(),
  renovated_year: z.number().int().nullable(),
  check_in_time: z.string(),
  check_out_time: z.string(),
  images: z.array(z.object({ image: scene, caption_fa: z.string(), caption_en: z.string() })),
  description_fa: z.string(),
  description_en: z.string(),
  facilities: z.array(facility),
  rules: z.array(
    z.object({
      category: z.enum(ruleCategories),
      type: z.enum(["notice", "executable", "computable"]),
      text_fa: z.string(),
      text_en: z.string(),
    }),
  ),
  distances: z.array(
    z.object({
      attraction: attractionSummary,
      meters: z.number().int(),
      walk_min: z.number().int().nullable(),
      drive_min: z.number().int().nullable(),
    }),
  ),
  child_policy: z.object({ free_until: z.number().int(), half_until: z.number().int() }),
  cancellation_policy: cancellationPolicy,
  rating: rating.extend({ by_score: z.record(z.string(), z.number()) }),
  room_types: z.array(roomTypeSummary),
  ...fromPrice.shape,
  /** The requested stay; null without one, or when it cannot be booked (then `blocking` gives the reasons). */
  stay: stayPrice.nullable(),
  blocking: blocking.nullable(),
  is_active: z.boolean(),
  is_bookable: z.boolean(),
  inactive_reason_fa: z.string().nullable(),
  inactive_reason_en: z.string().nullable(),
});
export type DetailsValue = z.infer<typeof detailsValue>;

/** One night of one room: its price and the price before discount. */
export const nightPrice = z.object({ date: isoDate, rack: rial, sale: rial, extra: rial });

/** A rate plan for one of the requested rooms, priced night by night, or the reasons why it is not available. */
export const planOffer = z.object({
  rate_plan_id: z.number().int(),
  name_fa: z.string(),
  name_en: z.string(),
  meal: z.enum(meals),
  cancellable: z.boolean(),
  confirmation: z.enum(confirmations),
  /** Audience of the rate. */
  guest_nationality: z.enum(audiences),
  cancellation_policy: cancellationPolicy,
  /** Rooms still free on the scarcest night; null when over five or when the stay is blocked. */
  rooms_left: z.number().int().nullable(),
  /** For one room with the party of `room_index`. */
  nights: z.array(nightPrice),
  rack_total: rial,
  total: rial,
  blocking: z.array(blocking),
});
export type PlanOffer = z.infer<typeof planOffer>;

export const roomsQuery = z.strictObject({
  check_in: isoDate,
  length_of_stay: z.number().int().min(1).max(30),
  rooms: z.string().max(100).optional(),
});
export const roomsValue = z.object({
  property_id: z.number().int(),
  check_in: isoDate,
  check_out: isoDate,
  length_of_stay: z.number().int(),
  rooms: z.string(),
  /** One entry for each requested room, in order: the price of each room type and plan for that room's party. */
  parties: z.array(
    z.object({
      adults: z.number().int(),
      children: z.array(z.number().int()),
      room_types: z.array(roomTypeSummary.extend({ plans: z.array(planOffer) })),
    }),
  ),
  /** Reasons that apply to the whole property, for every room. */
  blocking: z.array(blocking),
});
export type RoomsValue = z.infer<typeof roomsValue>;

export const dayStates = ["open", "sold_out", "no_price", "closed", "closed_to_arrival"] as const;
/** One day of the price calendar, for two adults in one room. Days outside the sale are absent. */
export const calendarDay = z.object({
  date: isoDate,
  /**
   * A night of the shortest stay that can begin on this day, on average, the cheapest of equally short ones, rial:
   * `from_price` is the lowest of these. If none can begin on the day, the cheapest night that a stay can include.
   */
  min_price: rial.nullable(),
  state: z.enum(dayStates),
  closed_to_departure: z.boolean(),
  /** The nights of that shortest stay. */
  min_stay: z.number().int(),
  max_stay: z.number().int(),
});
export type CalendarDay = z.infer<typeof calendarDay>;
export const priceCalendarValue = z.array(calendarDay);
/**
 * A day near the requested one. `total`: the lowest for the whole party from that day on, rial; null when nothing is
 * available.
 */
export const dayTotal = z.object({ date: isoDate, total: rial.nullable() });
export type DayTotal = z.infer<typeof dayTotal>;
/** Seven days, three on either side of the requested one; none is past. */
export const nearbyDatesValue = z.array(dayTotal);

export const priceCalendarQuery = z.strictObject({
  from: isoDate,
  to: isoDate,
  rate_plan_id: z.number().int().optional(),
});

/** Non-empty files of the sitemap, in order. */
export const addressFilesValue = z.array(z.number().int().min(1).max(LAST_FILE));
export const addressesQuery = z.strictObject({ file: z.number().int().min(1).max(LAST_FILE) });
/** Parts of the address of each property of a file, in the order of their ids. */
export const addressesValue = z.array(z.object({ city_slug: z.string(), slug: z.string() }));

export const scoreNames = ["cleanliness", "location", "staff", "facilities", "food", "value"] as const;
export const comment = z.object({
  id: z.number().int(),
  /** Initial and city, never a whole name: "م. از شیراز". */
  author_fa: z.string(),
  author_en: z.string(),
  type: z.enum(commentTypes),
  scores: z.record(z.enum(scoreNames), z.number().int().min(1).max(5)),
  title: z.string(),
  positive: z.string(),
  negative: z.string(),
  text: z.string(),
  /** Language of the text. */
  locale: z.enum(["fa", "en"]),
  /** The property's reply and its day; the day is null for replies from before days were kept. */
  reply: z.string().nullable(),
  reply_date: isoDate.nullable(),
  date: isoDate,
});
export type Comment = z.infer<typeof comment>;
const page = pageNumber.default(1);
export const commentsQuery = z.strictObject({
  type: z.enum(commentTypes).default("all"),
  sort: z.enum(commentSorts).default("newest"),
  page,
});
export const questionsQuery = z.strictObject({ page });

export const commentsValue = pageOf(comment).extend({
  summary: rating.extend({ by_score: z.record(z.string(), z.number()), by_type: z.array(facetValue) }),
  type: z.enum(commentTypes),
  sort: z.enum(commentSorts),
});
export type CommentsValue = z.infer<typeof commentsValue>;

export const question = z.object({
  id: z.number().int(),
  author_fa: z.string(),
  author_en: z.string(),
  text: z.string(),
  locale: z.enum(["fa", "en"]),
  date: isoDate,
  answers: z.array(z.object({ by_fa: z.string(), by_en: z.string(), text: z.string(), date: isoDate })),
});
export const questionsValue = pageOf(question);
export type QuestionsValue = z.infer<typeof questionsValue>;

export const cardsValue = z.object({ items: z.array(propertyCard) });
export type CardsValue = z.infer<typeof cardsValue>;

export const extraFacilitiesValue = z.object({
  halls: z.array(z.object({ name_fa: z.string(), name_en: z.string(), capacity: z.number().int() })),
  food_types: z.array(z.enum(foodTypes)),
  menu_types: z.array(z.enum(menuTypes)),
  services: z.array(z.enum(extraServiceTypes)),
});
export type ExtraFacilitiesValue = z.infer<typeof extraFacilitiesValue>;

export const attractionValue = z.object({
  attraction: attractionSummary.extend({
    description_fa: z.string(),
    description_en: z.string(),
    visiting_hours_fa: z.string().nullable(),
    visiting_hours_en: z.string().nullable(),
  }),
  city: citySummary,
  /** Nearby properties, nearest first, with their distance. */
  near: z.array(z.object({ card: propertyCard, meters: z.number().int() })),
  others: z.array(attractionSummary),
});
export type AttractionValue = z.infer<typeof attractionValue>;

/**
 * Reasons why a user may not comment (R149): no completed stay, the last one too long ago, or each already commented
 * on.
 */
export const ineligibilities = ["no_stay", "too_long_ago", "already_commented"] as const;
/** Call 40. */
export const eligibilityValue = z.object({
  eligible: z.boolean(),
  reason: z.enum(ineligibilities).nullable(),
  /** The stay to comment on. */
  confirmation_code: z.string().nullable(),
});
export type EligibilityValue = z.infer<typeof eligibilityValue>;

const score = z.number().int().min(1).max(5);
/** Call 41. `all` is a filter and no type of trip (A52). */
export const commentInput = z.strictObject({
  confirmation_code: z.string().max(64),
  type: z.enum(["family", "business", "with_friends", "single"]),
  scores: z.strictObject({
    cleanliness: score,
    location: score,
    staff: score,
    facilities: score,
    food: score,
    value: score,
  }),
  title: z.string().max(200),
  positive: z.string().max(2000),
  negative: z.string().max(2000),
  text: z.string().max(2000),
});
export type CommentInput = z.infer<typeof commentInput>;
/** Call 43. */
export const questionInput = z.strictObject({ text: z.string().max(500) });
/** Submitted text that awaits an operator's review. */
export const pendingValue = z.object({ id: z.number().int(), state: z.literal("pending") });
