import type { IsoDate } from "#domain/calendar/types.ts";
import { starsOfGrade } from "#domain/place/stars.ts";
import { FRONT_PICTURE } from "#provider/atlas/photo/front-picture.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";

/**
 * Fields that lists filter, sort, count and show: small, since a list has one for every property of its destination.
 */
export type Candidate = {
  id: number;
  slug: string;
  cityId: number;
  nameFa: string;
  nameEn: string;
  type: string;
  classes: readonly string[];
  grade: string | null;
  /** As given, else derived from the grade. */
  star: number;
  floors: number;
  facilities: readonly string[];
  meals: readonly string[];
  online: boolean;
  cancellable: boolean;
  ratingAverage: number | null;
  ratingCount: number;
  fromPrice: number | null;
  fromRack: number | null;
  fromDate: IsoDate | null;
  fromNights: number | null;
  lat: number;
  lon: number;
  districtFa: string | null;
  districtEn: string | null;
  /** JSON of its front picture, read by the cards that show it; null where it has none. */
  image: string | null;
  isActive: boolean;
  isBookable: boolean;
  childPolicy: { freeUntil: number; halfUntil: number };
};

type Row = Omit<Candidate, "classes" | "facilities" | "meals" | "childPolicy"> & {
  classes: string;
  facilities: string;
  meals: string;
  freeUntil: number;
  halfUntil: number;
};

// Lists travel as one text each: both drivers read an array ten times slower.
const CANDIDATES = `
  SELECT id, slug, city_id AS "cityId", name_fa AS "nameFa", name_en AS "nameEn", type,
    array_to_string(classes, ' ') AS classes, grade, star, floors,
    array_to_string(facilities, ' ') AS facilities, array_to_string(meals, ' ') AS meals,
    online, cancellable, rating_average AS "ratingAverage", rating_count AS "ratingCount",
    from_price AS "fromPrice", from_rack AS "fromRack", from_date AS "fromDate",
    from_nights AS "fromNights", lat, lon,
    district_fa AS "districtFa", district_en AS "districtEn", (${FRONT_PICTURE})::text AS image,
    is_active AS "isActive", is_bookable AS "isBookable", free_until AS "freeUntil", half_until AS "halfUntil"
  FROM property`;
const OF_CITY = `${CANDIDATES} WHERE city_id = $1`;
const OF_IDS = `${CANDIDATES} WHERE id = ANY($1::int[])`;

/** Every property of a city, in no order. */
export const readCandidates = async ({ query }: Queryable, cityId: number): Promise<Candidate[]> =>
  candidatesIn(await query<Row>(OF_CITY, [cityId], "candidates"));

/** Returns those of these properties that exist, in no order. */
export const readCandidatesOf = async ({ query }: Queryable, ids: readonly number[]): Promise<Candidate[]> =>
  candidatesIn(await query<Row>(OF_IDS, [arrayLiteral(ids)], "candidates_of"));

const candidatesIn = (rows: readonly Row[]): Candidate[] =>
  rows.map(({ freeUntil, halfUntil, ...row }) => ({
    ...row,
    star: row.star || starsOfGrade(row.grade),
    classes: words(row.classes),
    facilities: words(row.facilities),
    meals: words(row.meals),
    childPolicy: { freeUntil, halfUntil },
  }));

const words = (text: string): readonly string[] => (text === "" ? [] : text.split(" "));
