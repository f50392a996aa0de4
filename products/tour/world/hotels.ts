import type { PropertyType } from "#domain/enums/enums.ts";
import type { City, Property } from "#fixtures/world/types.ts";
import type { PackagePlan, TourMeal, TourStay } from "./types.ts";

/** Kinds of houses used by tours. */
const kinds: ReadonlySet<PropertyType> = new Set([
  "hotel",
  "boutique",
  "apartment_hotel",
  "traditional_residence",
  "tourism_complex",
  "ecolodge_hotel",
  "ecotourism_resorts",
]);

/** Star equivalent of houses without stars, for comparison and pricing: below three stars, above two. */
const UNSTARRED = 2.6;
export const starsOf = ({ star }: { star: number }): number => star || UNSTARRED;

/** A city's unused house closest to a number of stars. */
type FindHotel = (city: City, star: number, taken?: ReadonlySet<number>) => Property;

/** Finds houses of a city by their stars, among those that take bookings; throws without any. */
export function hotelFinder(properties: readonly Property[]): FindHotel {
  const open = properties.filter(({ isBookable, type }) => isBookable && kinds.has(type));
  return (city, star, taken = new Set()) => {
    const distance = (property: Property) => Math.abs(starsOf(property) - star);
    const [nearest] = open
      .filter(({ id, cityId }) => cityId === city.id && !taken.has(id))
      .sort((one, other) => distance(one) - distance(other) || one.id - other.id);
    if (!nearest) throw new Error(`No house of ${city.nameEn} is left for a tour`);
    return nearest;
  };
}

type Board = { meal: PackagePlan["meal"]; beds: PackagePlan["beds"] };

const boards = {
  simple: [
    { meal: "breakfast", beds: 3 },
    { meal: "half_board", beds: 3 },
    { meal: "breakfast", beds: 4 },
  ],
  full: [
    { meal: "breakfast", beds: 3 },
    { meal: "half_board", beds: 3 },
    { meal: "full_board", beds: 3 },
    { meal: "breakfast", beds: 4 },
  ],
} as const satisfies Record<string, readonly Board[]>;

/** Boards and rooms in which a tour of one hotel is sold: a simple house has no full board. */
export function hotelPackages(hotel: Property, nights: number): PackagePlan[] {
  const offered: readonly Board[] = hotel.star === 1 || hotel.star === 2 ? boards.simple : boards.full;
  return offered.map((board) => packageOf([stayAt(hotel, nights, board.meal)], board));
}

/** Classes in which a programme is sold: stars of its hotels, board and beds. */
const classes: readonly (Board & { star: number })[] = [
  { star: 5, meal: "breakfast", beds: 3 },
  { star: 4, meal: "breakfast", beds: 3 },
  { star: 4, meal: "half_board", beds: 3 },
  { star: 3, meal: "breakfast", beds: 3 },
  { star: 3, meal: "breakfast", beds: 4 },
];

/** Packages of a programme, dearest first; classes with the same hotels are merged. */
export function programmePackages(stops: readonly { city: City; nights: number }[], find: FindHotel): PackagePlan[] {
  const plans = classes.map(({ star, ...board }) =>
    packageOf(
      stops.map(({ city, nights }) => stayAt(find(city, star), nights, board.meal)),
      board,
    ),
  );
  return [...new Map(plans.map((plan) => [JSON.stringify(plan), plan])).values()];
}

function packageOf(stays: TourStay[], { meal, beds }: Board): PackagePlan {
  const longest = stays.reduce((held, stay) => (stay.nights > held.nights ? stay : held));
  return { stays, star: longest.star, meal, beds };
}

const stayAt = ({ id, cityId, star }: Property, nights: number, meal: TourStay["meal"]): TourStay => ({
  cityId,
  propertyId: id,
  nights,
  star,
  meal,
});

/** Meals of every package on each day: breakfast after a night. */
export const mealsOf = (day: number, others: readonly TourMeal[]): TourMeal[] => [
  ...(day > 1 ? (["breakfast"] as const) : []),
  ...others,
];
