import { z } from "zod";
import { routeFare } from "#products/flight/contract/flight-routes.shapes.ts";
import { homeTour, tourListCard } from "#products/tour/contract/tour-card.shapes.ts";
import { HOTEL_ROOMS, PASTED } from "../bounds.ts";
import { audienceQuery } from "./audience.shapes.ts";
import { citySummary } from "./base.shapes.ts";
import { contentCalls } from "./content.calls.ts";
import { withShapes } from "./described.ts";
import { done, nothing } from "./envelope.shapes.ts";
import { propertyCard } from "./property-card.shapes.ts";
import { scene } from "./scene.shapes.ts";

/** Tile of a popular city: its name, picture and lowest price. */
export const popularCity = z.object({
  city: citySummary,
  image: scene,
  /** The lowest `from_price` of its properties, rial; null when none has a free room. */
  from_price: z.number().int().nullable(),
});
export type PopularCity = z.infer<typeof popularCity>;

export const homeValue = z.object({
  property_count: z.number().int(),
  city_count: z.number().int(),
  popular_iran: z.array(popularCity),
  popular_abroad: z.array(popularCity),
  /** Properties whose sale price is under their rack price in the coming nights, best first. */
  offers: z.array(propertyCard),
  /** Tours that are certain to leave, the cheapest first. Absent in answers of the previous version. */
  tours: z.array(homeTour).optional(),
  /** Routes of flights between large cities. Absent in answers of the previous version. */
  flights: z.array(routeFare).optional(),
});
export type HomeValue = z.infer<typeof homeValue>;

export const pageSlugs = ["rules-and-policies", "contact", "about", "gallery"] as const;
export type PageSlug = (typeof pageSlugs)[number];

export const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal("paragraph"), text: z.string() }),
  z.object({ kind: z.literal("list"), items: z.array(z.string()) }),
  z.object({
    kind: z.literal("facts"),
    items: z.array(z.object({ term: z.string(), value: z.string(), address: z.string().nullable() })),
  }),
  z.object({
    kind: z.literal("pictures"),
    items: z.array(z.object({ image: scene, caption: z.string(), address: z.string().nullable() })),
  }),
]);
export type Block = z.infer<typeof block>;

/** A static page in the caller's language. */
export const pageValue = z.object({
  slug: z.enum(pageSlugs),
  title: z.string(),
  lead: z.string(),
  blocks: z.array(block),
});
export type PageValue = z.infer<typeof pageValue>;

/** Call 27: a page about an occasion, with its properties. */
export const landingSlugs = [
  "register-hotel",
  "chabahar",
  "nowruz",
  "nowruz-tours",
  "nowruz-foreign-tours",
  "one-night-offer",
] as const;
export type LandingSlug = (typeof landingSlugs)[number];
export const landingValue = z.object({
  slug: z.enum(landingSlugs),
  title: z.string(),
  lead: z.string(),
  image: scene,
  blocks: z.array(block),
  properties: z.array(propertyCard),
  /** Tours that depart during the occasion, soonest first. */
  tours: z.array(tourListCard),
});
export type LandingValue = z.infer<typeof landingValue>;

/** Call 28. */
export const registerHotelInput = z.strictObject({
  hotel_name: z.string().max(120),
  city: z.string().max(80),
  manager: z.string().max(120),
  mobile: z.string().max(PASTED.max),
  rooms: z.number().int().min(HOTEL_ROOMS.min).max(HOTEL_ROOMS.max),
  note: z.string().max(1000),
});
export const registeredValue = z.object({ tracking_code: z.string() });

/** Call 29. */
export const partnerValue = z.object({
  id: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
  text_fa: z.string(),
  text_en: z.string(),
  image: scene,
  /** Links to other pages of this site for a partner's visitors. Addresses are paths. */
  links: z.array(z.object({ label_fa: z.string(), label_en: z.string(), address: z.string() })),
  offers: z.array(propertyCard),
});
export type PartnerValue = z.infer<typeof partnerValue>;

/** Call 30. */
export const contactMessageInput = z.strictObject({
  name: z.string().max(120),
  mobile: z.string().max(PASTED.max),
  text: z.string().max(2000),
});

/** Calls of this area with their shapes. */
export const contentContract = withShapes(contentCalls, {
  home: [audienceQuery, homeValue],
  page: [nothing, pageValue],
  landing: [audienceQuery, landingValue],
  registerHotel: [registerHotelInput, registeredValue],
  partner: [audienceQuery, partnerValue],
  contactMessage: [contactMessageInput, done],
});
