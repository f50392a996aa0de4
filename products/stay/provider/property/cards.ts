import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import type { PropertyCard, StayPrice } from "#domain/contract/property-card.shapes.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import { propertyBlocking } from "#domain/pricing/blocking.ts";
import type { Atlas, AttractionRow } from "#provider/atlas/place/atlas.ts";
import type { Candidate } from "./candidates.ts";
import { facadeOf, withHouse } from "./facade.ts";
import type { Listed } from "./listed.ts";
import { nearestOf } from "./near-sights.ts";
import { isServedWithAll } from "./subject-rule.ts";

/** The facilities that say most on a card, best first. */
const tellingFacilities = [
  "breakfast_buffet",
  "pool",
  "private_beach",
  "kitchenette",
  "courtyard",
  "restaurant",
  "parking",
  "indoor_parking",
  "wifi",
  "airport_transfer",
  "sauna",
  "jacuzzi",
  "gym",
  "hammam",
  "teahouse",
  "coffee_shop",
  "elevator",
  "playground",
  "family_room",
  "wheelchair",
  "reception_24",
  "prayer_room",
];
const ON_A_CARD = 4;

/** Notes about a stay on the cards of a page: why it cannot be had, and the cost of cancelling it; by property. */
export type StayWords = {
  reasons(blocked: readonly Listed[]): Promise<ReadonlyMap<number, Blocking>>;
  cancellations(open: readonly Listed[]): Promise<ReadonlyMap<number, StayPrice["cancellation"]>>;
};

/** Cards of these properties, in their order. `words`: given with a stay. */
export async function cardsOf(atlas: Atlas, listed: readonly Listed[], words?: StayWords): Promise<PropertyCard[]> {
  if (listed.length === 0) return [];
  const open = listed.filter(({ stay }) => stay !== null);
  const blocked = listed.filter(({ isOpen }) => !isOpen);
  const [cancellations, blocking] = await Promise.all([
    open.length > 0 ? words?.cancellations(open) : undefined,
    blocked.length > 0 ? words?.reasons(blocked) : undefined,
  ]);
  return listed.flatMap((entry) => {
    const { candidate } = entry;
    const city = atlas.cityOfId.get(candidate.cityId);
    if (!city) return [];
    return [
      {
        id: candidate.id,
        slug: candidate.slug,
        name_fa: candidate.nameFa,
        name_en: candidate.nameEn,
        city: {
          slug: city.row.slug,
          name_fa: city.row.nameFa,
          name_en: city.row.nameEn,
          country: city.summary.country.iso2,
        },
        district_fa: candidate.districtFa,
        district_en: candidate.districtEn,
        type: candidate.type as PropertyCard["type"],
        grade: candidate.grade as PropertyCard["grade"],
        star: candidate.star,
        classes: candidate.classes as PropertyCard["classes"],
        lat: candidate.lat,
        lon: candidate.lon,
        image: withHouse(
          candidate.image === null ? facadeOf(candidate.slug, city.row.slug) : (JSON.parse(candidate.image) as Scene),
          candidate,
        ),
        rating: { average: candidate.ratingAverage, count: candidate.ratingCount },
        facilities: tellingFacilities.filter((id) => candidate.facilities.includes(id)).slice(0, ON_A_CARD),
        ...promisesOf(entry),
        cancellable: candidate.cancellable,
        from_price: candidate.fromPrice,
        from_rack: candidate.fromRack,
        from_date: candidate.fromDate,
        from_nights: candidate.fromNights,
        stay: stayPrice(entry, cancellations),
        blocking: blocking?.get(candidate.id) ?? propertyBlocking(candidate)[0] ?? null,
        sight: sightOf(entry, city.attractions),
      },
    ];
  });
}

/** The sight that its list is about, or the nearest of its city. */
function sightOf({ candidate, sight }: Listed, ofCity: readonly AttractionRow[]): PropertyCard["sight"] {
  const nearest = sight ?? nearestOf(candidate, ofCity);
  return (
    nearest && {
      id: nearest.sight.id,
      name_fa: nearest.sight.nameFa,
      name_en: nearest.sight.nameEn,
      meters: nearest.meters,
    }
  );
}

/** Promises of the rates behind the shown price: of those of the stay, without one of any that it may be of. */
export function promisesOf({
  candidate,
  stay,
}: Pick<Listed, "stay"> & { candidate: Pick<Candidate, "meals"> }): Pick<PropertyCard, "online" | "breakfast"> {
  const meals = stay?.plans.map(({ meal }) => meal) ?? candidate.meals;
  return {
    online: stay?.plans.every(({ online }) => online) ?? false,
    breakfast: isServedWithAll(meals),
  };
}

function stayPrice(
  { candidate, stay }: Listed,
  cancellations: ReadonlyMap<number, StayPrice["cancellation"]> | undefined,
): StayPrice | null {
  const cancellation = cancellations?.get(candidate.id);
  if (stay === null || cancellation === undefined) return null;
  const { plans, ...price } = stay;
  // All are open to one party: beside `any` they have one audience at the most.
  const narrower = plans.find(({ audience }) => audience !== "any");
  return { ...price, cancellation, guest_nationality: narrower?.audience ?? "any" };
}
