import fc from "fast-check";
import { expect, test } from "vitest";
import { countValues } from "#domain/sale/facet-count.ts";
import { listQuery } from "#products/stay/contract/stay.shapes.ts";
import type { Candidate } from "./candidates.ts";
import { filterAndCount } from "./facets.ts";
import type { Listed } from "./listed.ts";
import { sorted } from "./sorting.ts";

const candidate: Candidate = {
  districtFa: null,
  districtEn: null,
  image: null,
  floors: 2,
  id: 1,
  slug: "One",
  cityId: 1,
  nameFa: "یک",
  nameEn: "One",
  type: "hotel",
  classes: ["luxury"],
  grade: "five_star",
  star: 5,
  facilities: ["wifi", "pool"],
  meals: ["breakfast"],
  online: true,
  cancellable: true,
  ratingAverage: 4.6,
  ratingCount: 30,
  fromPrice: 100,
  fromRack: 120,
  fromDate: "2026-12-01",
  fromNights: 1,
  isClosedToParty: false,
  lat: 0,
  lon: 0,
  isActive: true,
  isBookable: true,
  childPolicy: { freeUntil: 2, halfUntil: 6 },
};

const listed = (id: number, facts: Partial<Candidate>, price: number | null = 100): Listed => ({
  candidate: { ...candidate, id, ...facts },
  price,
  stay: null,
  isOpen: price !== null,
  isFreeToCancel: facts.cancellable ?? candidate.cancellable,
  isOnline: facts.online ?? candidate.online,
  meters: null,
  sight: null,
  near: [],
});

const hotel = listed(1, {}, 300);
const villa = listed(
  2,
  { type: "villa", grade: null, classes: ["special"], facilities: ["wifi"], ratingAverage: 3.2 },
  200,
);
const inn = listed(
  3,
  {
    type: "inn",
    classes: ["cheap"],
    meals: ["none"],
    online: false,
    cancellable: false,
    ratingAverage: null,
    ratingCount: 0,
  },
  50,
);
const full = listed(4, { type: "hotel" }, null);
const all = [hotel, villa, inn, full];

const filtered = (filters: Record<string, unknown>) => filterAndCount(all, listQuery.parse(filters));
const ids = (list: readonly Listed[]) => list.map((entry) => entry.candidate.id);
const countOf = (values: { value: string; count: number }[], value: string) =>
  values.find((entry) => entry.value === value)?.count;

test("a facet leaves its own filter out and keeps every other", () => {
  const { results, facets } = filtered({ type: ["villa"], facility: ["wifi"] });
  expect(ids(results)).toEqual([2]);
  expect(facets.type).toEqual([
    { value: "hotel", count: 1 },
    { value: "villa", count: 1 },
    { value: "inn", count: 1 },
  ]);
  expect(countOf(facets.class, "special")).toBe(1);
  expect(countOf(facets.class, "cheap")).toBeUndefined();
});

test("a chosen value stays on the list when nothing has it, so that it can be taken back", () => {
  expect(filtered({ type: ["motel"] }).facets.type.at(0)).toEqual({ value: "motel", count: 0 });
});

test("a plain grade finds every grade of as many stars, and counts it", () => {
  const graded = [listed(1, { grade: "five_star" }), listed(2, { grade: "5_star_t" }), listed(3, { grade: "inn_2" })];
  const { results, facets } = filterAndCount(graded, listQuery.parse({ grade: ["five_star"] }));
  expect(ids(results)).toEqual([1, 2]);
  expect(facets.grade).toEqual([
    { value: "five_star", count: 2 },
    { value: "5_star_t", count: 1 },
    { value: "inn_2", count: 1 },
  ]);
});

test("values that are counted by number are counted as by the domain", () => {
  const some = <Value>(...values: Value[]) => fc.subarray(values);
  const facts = fc.record({
    type: fc.constantFrom("hotel", "villa", "inn"),
    classes: some("luxury", "cheap"),
    facilities: some("wifi", "pool", "parking"),
    meals: some("none", "breakfast"),
  });
  fc.assert(
    fc.property(fc.array(facts), some("wifi", "pool"), some("hotel", "inn"), (every, facility, type) => {
      const some = every.map((one, at) => listed(at, one));
      const { facets } = filterAndCount(some, listQuery.parse({ facility, type }));
      const ofType = some.filter(({ candidate: { facilities } }) => facility.every((one) => facilities.includes(one)));
      const isOfType = ({ candidate: one }: Listed) => type.length === 0 || type.includes(one.type);
      const counted = (list: Listed[], values: (one: Candidate) => readonly string[], chosen?: string[]) =>
        countValues(list, ({ candidate: one }) => values(one), { chosen }).toSorted(byValue);
      expect(facets.type.toSorted(byValue)).toEqual(counted(ofType, (one) => [one.type], type));
      expect(facets.facility.toSorted(byValue)).toEqual(
        counted(some.filter(isOfType), ({ facilities }) => facilities, facility),
      );
      expect(facets.class.toSorted(byValue)).toEqual(counted(ofType.filter(isOfType), ({ classes }) => classes));
    }),
  );
});

const byValue = (one: { value: string }, other: { value: string }) => one.value.localeCompare(other.value);

test("two facilities are both wanted; two types are either", () => {
  expect(ids(filtered({ facility: ["wifi", "pool"] }).results)).toEqual([1, 3, 4]);
  expect(ids(filtered({ type: ["villa", "inn"] }).results)).toEqual([2, 3]);
});

test("an area holds what lies within it, its edges too, and facets count within it", () => {
  const at = (id: number, lat: number, lon: number, type = "hotel") => listed(id, { lat, lon, type });
  const places = [at(1, 32.65, 51.66), at(2, 32.6, 51.7), at(3, 32.71, 51.66), at(4, 32.65, 51.71, "villa")];
  const within = (area: string) => filterAndCount(places, listQuery.parse({ area }));
  const { results, facets } = within("32.6,51.6,32.7,51.7");
  expect(ids(results)).toEqual([1, 2]);
  expect(facets.type).toEqual([{ value: "hotel", count: 2 }]);
  expect(ids(within("32,51,33,52").results)).toEqual([1, 2, 3, 4]);
  expect(within("-1,-1,1,1").results).toEqual([]);
});

test.each([
  "32.6,51.6,32.7",
  "32.7,51.6,32.6,51.7",
  "32.6,51.7,32.7,51.6",
  "a,b,c,d",
  "32.6,51.6,91,51.7",
  `${"1".repeat(90)}`,
])("%s is no area", (area) => {
  const { error } = listQuery.safeParse({ area });
  expect(error?.issues.map(({ path }) => path)).toEqual([["area"]]);
});

test("the price facet spans what other filters leave, and a price filter drops what has no price", () => {
  const { results, facets } = filtered({ price_min: 100, price_max: 250 });
  expect(ids(results)).toEqual([2]);
  expect(facets.price).toEqual({ min: 50, max: 300 });
});

test("a rating of 4 and above counts those of 4.5 too, and no unrated property", () => {
  const { facets } = filtered({});
  expect(countOf(facets.rating, "4")).toBe(1);
  expect(countOf(facets.rating, "3")).toBe(2);
});

test("what cannot be had is a result, and counts for nothing", () => {
  const { results, open, facets } = filtered({});
  expect([results.length, open]).toEqual([4, 3]);
  expect([facets.online, facets.cancellable]).toEqual([2, 2]);
  const counts = [facets.type, facets.meal].map((values) => values.reduce((sum, { count }) => sum + count, 0));
  expect(counts).toEqual([3, 3]);
  expect(filtered({ online: true })).toMatchObject({ open: 2 });
});

test("what cannot be had comes last in each order", () => {
  const soldOut = { ...listed(9, { ratingAverage: 5, ratingCount: 500 }, 1), isOpen: false };
  for (const sort of ["default", "lowest_price", "highest_price", "highest_rating"] as const)
    expect(
      ids(sorted([soldOut, ...all], sort))
        .slice(3)
        .toSorted(),
    ).toEqual([4, 9]);
});

test("values stand in the specification's order", () => {
  expect(filtered({}).facets.type.map(({ value }) => value)).toEqual(["hotel", "villa", "inn"]);
});

test("our suggestion puts what cannot be had last, the better and then the cheaper first", () => {
  expect(ids(sorted(all, "default"))).toEqual([1, 3, 2, 4]);
});

test("by price, what has none comes last both ways", () => {
  expect(ids(sorted(all, "lowest_price"))).toEqual([3, 2, 1, 4]);
  expect(ids(sorted(all, "highest_price"))).toEqual([1, 2, 3, 4]);
});

test("one enthusiastic comment does not outrank many good ones", () => {
  const rave = listed(5, { ratingAverage: 5, ratingCount: 1 });
  const known = listed(6, { ratingAverage: 4.5, ratingCount: 60 });
  expect(ids(sorted([rave, known], "default"))).toEqual([6, 5]);
  expect(ids(sorted([rave, known], "highest_rating"))).toEqual([5, 6]);
});
