import { starsOfGrade } from "#domain/place/stars.ts";
import { type PartyAudience, partyAudiences } from "#domain/sale/audience.ts";
import { FRONT_PICTURE } from "#provider/atlas/photo/front-picture.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import type { ListFacts } from "./schema.ts";

/**
 * Fields that lists filter, sort, count and show, as a party sees them: small, since a list has one for every property of
 * its destination.
 */
export type Candidate = ListFacts & {
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
  ratingAverage: number | null;
  ratingCount: number;
  /** It has rates, and none that is open to the party. */
  isClosedToParty: boolean;
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

type OfAnyParty = Omit<Candidate, keyof ListFacts | "isClosedToParty">;

/** A property before it is known for whom a list is. */
export type KeptCandidate = {
  id: number;
  of: OfAnyParty;
  listFacts: Partial<Record<PartyAudience, ListFacts>>;
  /** Made as they are asked for: one object for one audience, by which others remember what they compute from it. */
  seenBy: Partial<Record<PartyAudience, Candidate>>;
};

type Row = Omit<OfAnyParty, "classes" | "facilities" | "childPolicy"> & {
  classes: string;
  facilities: string;
  listFacts: KeptCandidate["listFacts"];
  freeUntil: number;
  halfUntil: number;
};

// Lists travel as one text each: both drivers read an array ten times slower.
const CANDIDATES = `
  SELECT id, slug, city_id AS "cityId", name_fa AS "nameFa", name_en AS "nameEn", type,
    array_to_string(classes, ' ') AS classes, grade, star, floors,
    array_to_string(facilities, ' ') AS facilities, list_facts AS "listFacts",
    rating_average AS "ratingAverage", rating_count AS "ratingCount", lat, lon,
    district_fa AS "districtFa", district_en AS "districtEn", (${FRONT_PICTURE})::text AS image,
    is_active AS "isActive", is_bookable AS "isBookable", free_until AS "freeUntil", half_until AS "halfUntil"
  FROM property`;
const OF_CITY = `${CANDIDATES} WHERE city_id = $1`;
const OF_IDS = `${CANDIDATES} WHERE id = ANY($1::int[])`;

/** Every property of a city, in no order. */
export const readCandidates = async ({ query }: Queryable, cityId: number): Promise<KeptCandidate[]> =>
  candidatesIn(await query<Row>(OF_CITY, [cityId], "candidates"));

/** Returns those of these properties that exist, in no order. */
export const readCandidatesOf = async ({ query }: Queryable, ids: readonly number[]): Promise<KeptCandidate[]> =>
  candidatesIn(await query<Row>(OF_IDS, [arrayLiteral(ids)], "candidates_of"));

const candidatesIn = (rows: readonly Row[]): KeptCandidate[] =>
  rows.map(({ freeUntil, halfUntil, listFacts, ...row }) => ({
    id: row.id,
    of: {
      ...row,
      star: row.star || starsOfGrade(row.grade),
      classes: words(row.classes),
      facilities: words(row.facilities),
      childPolicy: { freeUntil, halfUntil },
    },
    listFacts,
    seenBy: {},
  }));

const NO_FACTS: ListFacts = {
  meals: [],
  online: false,
  cancellable: false,
  fromPrice: null,
  fromRack: null,
  fromDate: null,
  fromNights: null,
};

/** A property as a party sees it. */
export function candidateFor(kept: KeptCandidate, audience: PartyAudience): Candidate {
  const { of, listFacts, seenBy } = kept;
  const known = seenBy[audience];
  if (known !== undefined) return known;
  const hasRatesFor = (one: PartyAudience) => (listFacts[one]?.meals.length ?? 0) > 0;
  const isClosedToParty = !hasRatesFor(audience) && partyAudiences.some(hasRatesFor);
  const seen = { ...of, ...(listFacts[audience] ?? NO_FACTS), isClosedToParty };
  seenBy[audience] = seen;
  return seen;
}

const words = (text: string): readonly string[] => (text === "" ? [] : text.split(" "));
