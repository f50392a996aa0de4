/**
 * Every enumeration of the product, spelt and ordered as specified (R84–R98).
 * Each list is `as const`, so its values are its type. The labels stand in `domain/messages/labels.ts`.
 */

export const ageGroups = ["adult", "child", "infant"] as const;
export const genders = ["male", "female"] as const;
/** `all` is a filter, never the type of a comment. */
export const commentTypes = ["all", "family", "business", "with_friends", "single"] as const;
export const commentSorts = ["newest", "lowest", "highest"] as const;
export const foodTypes = ["irani", "farangi", "sea", "sonati", "herbal", "fastfood", "arab"] as const;
export const menuTypes = ["choice", "buffet", "package", "open"] as const;
export const extraServiceTypes = ["projector", "break", "light", "audioVideo"] as const;
export const propertySorts = ["default", "lowest_price", "highest_price", "highest_rating"] as const;
export const transportationClasses = [
  "economy",
  "business",
  "economy_plus",
  "premium_economy",
  "premium_business",
  "first",
  "premium_first",
] as const;
export const transportationTypes = ["system", "charter"] as const;
export const propertyClasses = ["luxury", "affordable", "apartments", "cheap", "special"] as const;
export const propertyTypes = [
  "motel",
  "hotel",
  "villa",
  "suite",
  "inn",
  "hostel",
  "pension",
  "apartment",
  "boutique",
  "ecolodge_hotel",
  "traveler_house",
  "residential_unit",
  "apartment_hotel",
  "tourism_complex",
  "privilege_inn",
  "apartment_suite",
  "residential_complex",
  "ecotourism_resorts",
  "traditional_residence",
  "beach_residential_complex",
] as const;

/** The specification describes the grades without spelling their keys; the keys are this project's own. */
export const propertyGrades = [
  "one_star",
  "two_star",
  "three_star",
  "four_star",
  "five_star",
  "1_star_c",
  "1_star_b",
  "1_star_a",
  "1_star_t",
  "2_star_c",
  "2_star_b",
  "2_star_a",
  "2_star_t",
  "3_star_c",
  "3_star_b",
  "3_star_a",
  "3_star_t",
  "4_star_c",
  "4_star_b",
  "4_star_a",
  "4_star_t",
  "5_star_c",
  "5_star_b",
  "5_star_a",
  "5_star_t",
  "inn_1",
  "inn_2",
  "inn_3",
  "apartment_hotel_1",
  "apartment_hotel_2",
  "privilege_inn",
  "residential_complex",
  "residential_unit",
  "temporary_residential_unit",
  "typical_one_star",
  "typical_two_star",
  "typical_three_star",
  "typical_four_star",
  "typical_five_star",
  "typical_inn",
  "typical_apartment_hotel",
  "excellent_one_star",
  "excellent_two_star",
  "excellent_three_star",
  "excellent_four_star",
  "excellent_five_star",
  "excellent_inn",
  "excellent_apartment_hotel",
] as const;

export const calendarNames = ["gregorian", "jalali", "shia", "islamic"] as const;
export const deviceTypes = ["mobile", "tablet", "desktop"] as const;
export const locales = ["fa", "en"] as const;

/** Smallest width, in CSS pixels, of each screen class. `xs` is 0 and valid: never test it for truthiness. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 } as const;

export type AgeGroup = (typeof ageGroups)[number];
export type Gender = (typeof genders)[number];
export type CommentSort = (typeof commentSorts)[number];
export type CommentType = (typeof commentTypes)[number];
export type FoodType = (typeof foodTypes)[number];
export type MenuType = (typeof menuTypes)[number];
export type ExtraServiceType = (typeof extraServiceTypes)[number];
export type PropertySort = (typeof propertySorts)[number];
export type TransportationClass = (typeof transportationClasses)[number];
export type TransportationType = (typeof transportationTypes)[number];
export type PropertyClass = (typeof propertyClasses)[number];
export type PropertyType = (typeof propertyTypes)[number];
export type PropertyGrade = (typeof propertyGrades)[number];
export type CalendarName = (typeof calendarNames)[number];
export type DeviceType = (typeof deviceTypes)[number];
export type Locale = (typeof locales)[number];

/** Ordering of a list of tours. */
export const tourSorts = ["default", "soonest", "lowest_price", "highest_price", "highest_star"] as const;
export type TourSort = (typeof tourSorts)[number];
