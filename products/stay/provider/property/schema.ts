import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { cancellationPolicy, city } from "#provider/atlas/place/schema.ts";

/** Accommodation: facts, prices and stock. Rial is `bigint` everywhere. */

/**
 * The city, repeated wherever a search reads, so that the nights of one destination stand side by side in an index and a
 * search reads a few pages instead of a few for every property. A property never moves.
 */
const cityOfSearch = () => integer("city_id").notNull();

export type GalleryPicture = { image: Scene; caption_fa: string; caption_en: string };
export type HouseRule = { category: string; type: string; text_fa: string; text_en: string };
export type ExtraFacilities = {
  halls: { name_fa: string; name_en: string; capacity: number }[];
  food_types: string[];
  menu_types: string[];
  services: string[];
};

/** Facts of the rates of a property that are open to a party, for lists. Rial. */
export type ListFacts = {
  /** In alphabetical order; none where no rate is open to the party. */
  meals: readonly string[];
  /** Some rate is confirmed at once. */
  online: boolean;
  /** Some rate can be cancelled. */
  cancellable: boolean;
  /** The lowest price of the coming 30 days for two adults and its rack rate, a night: see `from-price.ts`. */
  fromPrice: number | null;
  fromRack: number | null;
  /** The first of the days at that price, and the nights of the stay that begins on it. */
  fromDate: IsoDate | null;
  fromNights: number | null;
};

export const property = pgTable(
  "property",
  {
    id: integer("id").primaryKey(),
    slug: text("slug").notNull(),
    cityId: integer("city_id")
      .notNull()
      .references(() => city.id),
    nameFa: text("name_fa").notNull(),
    nameEn: text("name_en").notNull(),
    type: text("type").notNull(),
    grade: text("grade"),
    star: smallint("star").notNull(),
    classes: text("classes").array().notNull(),
    districtFa: text("district_fa"),
    districtEn: text("district_en"),
    addressFa: text("address_fa").notNull(),
    addressEn: text("address_en").notNull(),
    phone: text("phone"),
    lat: doublePrecision("lat").notNull(),
    lon: doublePrecision("lon").notNull(),
    floors: smallint("floors").notNull(),
    roomCount: integer("room_count").notNull(),
    builtYear: smallint("built_year").notNull(),
    renovatedYear: smallint("renovated_year"),
    checkInTime: text("check_in_time").notNull(),
    checkOutTime: text("check_out_time").notNull(),
    images: jsonb("images").$type<GalleryPicture[]>().notNull(),
    /** The first photograph: see `provider/atlas/photo`. */
    photo: jsonb("photo").$type<NonNullable<Scene["photo"]>>(),
    descriptionFa: text("description_fa").notNull(),
    descriptionEn: text("description_en").notNull(),
    facilities: text("facilities").array().notNull(),
    rules: jsonb("rules").$type<HouseRule[]>().notNull(),
    freeUntil: smallint("free_until").notNull(),
    halfUntil: smallint("half_until").notNull(),
    cancellationPolicyId: text("cancellation_policy_id")
      .notNull()
      .references(() => cancellationPolicy.id),
    isActive: boolean("is_active").notNull(),
    isBookable: boolean("is_bookable").notNull(),
    inactiveReasonFa: text("inactive_reason_fa"),
    inactiveReasonEn: text("inactive_reason_en"),
    extraFacilities: jsonb("extra_facilities").$type<ExtraFacilities>(),
    /**
     * Facts that lists show and filter by, by the audience of a party, kept beside the property so that a list reads one
     * table: see `refreshListFacts`. Empty until they are first computed.
     */
    listFacts: jsonb("list_facts").$type<Partial<Record<PartyAudience, ListFacts>>>().notNull().default({}),
    /** Those of an Iranian party, for processes of the version before. */
    meals: text("meals").array().notNull().default([]),
    online: boolean("online").notNull().default(false),
    cancellable: boolean("cancellable").notNull().default(false),
    /** Mean of the averages of published comments, and their number. */
    ratingAverage: doublePrecision("rating_average"),
    ratingCount: integer("rating_count").notNull().default(0),
    /** As `meals`. */
    fromPrice: bigint("from_price", { mode: "number" }),
    fromRack: bigint("from_rack", { mode: "number" }),
    fromDate: date("from_date", { mode: "string" }).$type<IsoDate>(),
    fromNights: integer("from_nights"),
  },
  (table) => [unique("property_slug_in_city").on(table.cityId, table.slug)],
);

export const roomType = pgTable(
  "room_type",
  {
    id: integer("id").primaryKey(),
    propertyId: integer("property_id")
      .notNull()
      .references(() => property.id),
    cityId: cityOfSearch(),
    kind: text("kind").notNull(),
    nameFa: text("name_fa").notNull(),
    nameEn: text("name_en").notNull(),
    capacity: smallint("capacity").notNull(),
    extraCapacity: smallint("extra_capacity").notNull(),
    singleBeds: smallint("single_beds").notNull(),
    doubleBeds: smallint("double_beds").notNull(),
    sofaBeds: smallint("sofa_beds").notNull(),
    area: integer("area").notNull(),
    viewFa: text("view_fa"),
    viewEn: text("view_en"),
    facilities: text("facilities").array().notNull(),
    image: jsonb("image").$type<Scene>().notNull(),
    photo: jsonb("photo").$type<NonNullable<Scene["photo"]>>(),
    outOfService: boolean("out_of_service").notNull().default(false),
  },
  (table) => [index("room_type_of_property").on(table.propertyId)],
);

export const ratePlan = pgTable(
  "rate_plan",
  {
    id: integer("id").primaryKey(),
    roomTypeId: integer("room_type_id")
      .notNull()
      .references(() => roomType.id),
    cityId: cityOfSearch(),
    nameFa: text("name_fa").notNull(),
    nameEn: text("name_en").notNull(),
    meal: text("meal").notNull(),
    board: text("board").notNull(),
    cancellable: boolean("cancellable").notNull(),
    confirmation: text("confirmation").notNull(),
    guestNationality: text("guest_nationality").notNull(),
    cancellationPolicyId: text("cancellation_policy_id")
      .notNull()
      .references(() => cancellationPolicy.id),
  },
  (table) => [index("rate_plan_of_room_type").on(table.roomTypeId)],
);

/** Price of a night of a plan, and the stays that it allows. Stock is not here: it belongs to the room type. */
export const nightPrice = pgTable(
  "night_price",
  {
    ratePlanId: integer("rate_plan_id").notNull(),
    cityId: cityOfSearch(),
    night: date("night", { mode: "string" }).notNull(),
    rackRate: bigint("rack_rate", { mode: "number" }),
    saleRate: bigint("sale_rate", { mode: "number" }),
    extraBedRate: bigint("extra_bed_rate", { mode: "number" }).notNull(),
    babyCotRate: bigint("baby_cot_rate", { mode: "number" }).notNull(),
    minStay: smallint("min_stay").notNull(),
    maxStay: smallint("max_stay").notNull(),
    closed: boolean("closed").notNull(),
    closedToArrival: boolean("closed_to_arrival").notNull(),
    closedToDeparture: boolean("closed_to_departure").notNull(),
  },
  (table) => [primaryKey({ columns: [table.ratePlanId, table.night] })],
);

/** The stock of a room type, night by night. `no_oversell` holds even if the code is wrong. */
export const inventoryNight = pgTable(
  "inventory_night",
  {
    roomTypeId: bigint("room_type_id", { mode: "number" }).notNull(),
    night: date("night", { mode: "string" }).notNull(),
    total: integer("total").notNull(),
    held: integer("held").notNull().default(0),
    sold: integer("sold").notNull().default(0),
    /** Part of `sold` that other channels sold: no reservation of ours stands behind it. */
    soldElsewhere: integer("sold_elsewhere").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.roomTypeId, table.night] }),
    check(
      "no_oversell",
      sql`${table.held} >= 0 AND ${table.sold} >= 0 AND ${table.held} + ${table.sold} <= ${table.total}`,
    ),
  ],
);

export type CommentScores = Record<string, number>;

export const comment = pgTable(
  "comment",
  {
    id: integer("id").primaryKey(),
    propertyId: integer("property_id")
      .notNull()
      .references(() => property.id),
    authorFa: text("author_fa").notNull(),
    authorEn: text("author_en").notNull(),
    type: text("type").notNull(),
    scores: jsonb("scores").$type<CommentScores>().notNull(),
    title: text("title").notNull(),
    positive: text("positive").notNull(),
    negative: text("negative").notNull(),
    text: text("text").notNull(),
    locale: text("locale").notNull(),
    status: text("status", { enum: ["pending", "published", "rejected"] })
      .notNull()
      .default("published"),
    reply: text("reply"),
    replyDate: date("reply_date", { mode: "string" }).$type<IsoDate>(),
    date: date("date", { mode: "string" }).$type<IsoDate>().notNull(),
    /** Author and reservation, one comment each; null where the world was made with it. */
    userId: bigint("user_id", { mode: "number" }),
    confirmationCode: text("confirmation_code").unique(),
  },
  (table) => [
    index("comment_of_property").on(table.propertyId, table.date.desc(), table.id.desc()),
    index("comment_of_user").on(table.userId).where(sql`${table.userId} IS NOT NULL`),
    check(
      "an_answer_follows_its_comment",
      sql`${table.replyDate} IS NULL OR (${table.reply} IS NOT NULL AND ${table.replyDate} >= ${table.date})`,
    ),
  ],
);

export type Answer = { by_fa: string; by_en: string; text: string; date: IsoDate };

export const question = pgTable(
  "question",
  {
    id: integer("id").primaryKey(),
    propertyId: integer("property_id")
      .notNull()
      .references(() => property.id),
    authorFa: text("author_fa").notNull(),
    authorEn: text("author_en").notNull(),
    text: text("text").notNull(),
    locale: text("locale").notNull(),
    status: text("status", { enum: ["pending", "published", "rejected"] })
      .notNull()
      .default("published"),
    date: date("date", { mode: "string" }).$type<IsoDate>().notNull(),
    answers: jsonb("answers").$type<Answer[]>().notNull(),
    /** Author; null where the world was made with it. */
    userId: bigint("user_id", { mode: "number" }),
  },
  (table) => [
    index("question_of_property").on(table.propertyId, table.date.desc(), table.id.desc()),
    index("question_of_user").on(table.userId).where(sql`${table.userId} IS NOT NULL`),
  ],
);
