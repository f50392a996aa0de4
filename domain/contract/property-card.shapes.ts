import { z } from "zod";
import { propertyClasses, propertyGrades, propertyTypes } from "../enums/enums.ts";
import { audiences } from "../sale/audience.ts";
import { askedAudience } from "./audience.shapes.ts";
import { blocking } from "./blocking.shapes.ts";
import { cancellationSentence } from "./cancellation.shapes.ts";
import { isoDate, rial } from "./envelope.shapes.ts";
import { scene } from "./scene.shapes.ts";

export const rating = z.object({
  /** 1..5; screens show it doubled, out of ten. Null without comments. */
  average: z.number().min(1).max(5).nullable(),
  count: z.number().int(),
});

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

/** The requested stay, if any (its check-in and length together), and for whom. */
export const stayOptions = z.strictObject({
  check_in: isoDate.optional(),
  length_of_stay: z.number().int().min(1).max(30).optional(),
  rooms: z.string().max(100).optional(),
  audience: askedAudience,
});
export type StayOptions = z.infer<typeof stayOptions>;

/** One night of one room: its price and the price before discount. */
export const nightPrice = z.object({ date: isoDate, rack: rial, sale: rial, extra: rial });

/**
 * A day near the requested one. `total`: the lowest for the whole party from that day on, rial; null when nothing is
 * available.
 */
export const dayTotal = z.object({ date: isoDate, total: rial.nullable() });
export type DayTotal = z.infer<typeof dayTotal>;
