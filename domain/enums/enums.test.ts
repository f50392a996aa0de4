import { expect, test } from "vitest";
import {
  ageGroups,
  breakpoints,
  calendarNames,
  commentTypes,
  deviceTypes,
  extraServiceTypes,
  foodTypes,
  genders,
  menuTypes,
  propertyClasses,
  propertyGrades,
  propertySorts,
  propertyTypes,
  transportationClasses,
  transportationTypes,
} from "./enums.ts";

/** Enumerations copied from the specification, value by value and in its order. */
const specified: readonly (readonly [
  number: string,
  name: string,
  list: readonly string[],
  values: readonly string[],
])[] = [
  ["R84", "age groups", ageGroups, ["adult", "child", "infant"]],
  ["R85", "genders", genders, ["male", "female"]],
  ["R86", "types of comments", commentTypes, ["all", "family", "business", "with_friends", "single"]],
  ["R87", "types of food", foodTypes, ["irani", "farangi", "sea", "sonati", "herbal", "fastfood", "arab"]],
  ["R88", "types of menus", menuTypes, ["choice", "buffet", "package", "open"]],
  ["R89", "extra services", extraServiceTypes, ["projector", "break", "light", "audioVideo"]],
  ["R90", "orders of a list", propertySorts, ["default", "lowest_price", "highest_price", "highest_rating"]],
  [
    "R91",
    "classes of transportation",
    transportationClasses,
    ["economy", "business", "economy_plus", "premium_economy", "premium_business", "first", "premium_first"],
  ],
  ["R92", "types of transportation", transportationTypes, ["system", "charter"]],
  ["R93", "classes of properties", propertyClasses, ["luxury", "affordable", "apartments", "cheap", "special"]],
  [
    "R94",
    "types of properties",
    propertyTypes,
    [
      ...["motel", "hotel", "villa", "suite", "inn", "hostel", "pension", "apartment", "boutique", "ecolodge_hotel"],
      ...["traveler_house", "residential_unit", "apartment_hotel", "tourism_complex", "privilege_inn"],
      ...["apartment_suite", "residential_complex", "ecotourism_resorts", "traditional_residence"],
      "beach_residential_complex",
    ],
  ],
  ["R96", "calendars", calendarNames, ["gregorian", "jalali", "shia", "islamic"]],
  ["R98", "devices", deviceTypes, ["mobile", "tablet", "desktop"]],
];

test.each(specified)("%s the %s are those of the specification, in its order and no more", (_, _name, list, values) => {
  expect(list).toEqual(values);
});

test("R95 the grades are those that the specification describes, each once, under keys of ours", () => {
  const stars = ["one_star", "two_star", "three_star", "four_star", "five_star"];
  const ranked = ["1", "2", "3", "4", "5"].flatMap((count) =>
    ["c", "b", "a", "t"].map((rank) => `${count}_star_${rank}`),
  );
  const variants = ["typical", "excellent"].flatMap((variant) =>
    [...stars, "inn", "apartment_hotel"].map((grade) => `${variant}_${grade}`),
  );
  expect(propertyGrades.toSorted()).toEqual(
    [
      ...[...stars, ...ranked, ...variants],
      ...["inn_1", "inn_2", "inn_3", "apartment_hotel_1", "apartment_hotel_2"],
      ...["privilege_inn", "residential_complex", "residential_unit", "temporary_residential_unit"],
    ].toSorted(),
  );
});

test("R97 the breakpoints are five widths, the smallest of them zero", () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200 });
});
