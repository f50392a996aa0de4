import { and, eq, min, type SQL } from "drizzle-orm";
import { withFronts } from "#products/of-stays.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourDetailsValue } from "#products/tour/contract/tour.shapes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { placeOf } from "./places.ts";
import { tour, tourAgency, tourFrom } from "./schema.ts";

/**
 * Call 62: everything about a tour that does not depend on its departures. One of another city answers too, with its own
 * city, where no other has its name: its page leads to its own address.
 */
export const details = endpoint({
  call: tourCalls.details,
  async answer({ params }, { database, atlas }) {
    const { cityOfSlug, cityOfId } = atlas.current();
    const found = await tourNamed(database, params.propertyName, cityOfSlug.get(params.cityName)?.row.id);
    const city = found && cityOfId.get(found.cityId);
    if (!found || !city) return refuse("not_found");
    const [[agency], origins] = await Promise.all([
      database.orm.select().from(tourAgency).where(eq(tourAgency.id, found.agencyId)),
      database.orm
        .select({ cityId: tourFrom.originCityId, price: min(tourFrom.price) })
        .from(tourFrom)
        .where(eq(tourFrom.tourId, found.id))
        .groupBy(tourFrom.originCityId)
        .orderBy(tourFrom.originCityId),
    ]);
    if (agency === undefined) throw new Error(`The tour ${found.id} has no agency`);
    return {
      id: found.id,
      slug: found.slug,
      city: city.summary,
      title_fa: found.titleFa,
      title_en: found.titleEn,
      summary_fa: found.summaryFa,
      summary_en: found.summaryEn,
      kind: found.kind,
      nights: found.nights,
      mode: found.mode,
      images: await withFronts(database, found.images),
      itinerary: found.itinerary.map(({ city_id, ...day }) => ({ ...day, city: placeOf(atlas.current(), city_id) })),
      included: found.included,
      excluded: found.excluded,
      documents: found.documents,
      visa: found.visa,
      insurance_fa: found.insuranceFa,
      insurance_en: found.insuranceEn,
      leader_fa: found.leaderFa,
      leader_en: found.leaderEn,
      agency: agencyValue(agency),
      passport_months: found.passportMonths,
      origins: origins.map(({ cityId, price }) => ({
        ...placeOf(atlas.current(), cityId),
        from_price: Number(price),
      })),
    };
  },
});

const agencyValue = (row: typeof tourAgency.$inferSelect): TourDetailsValue["agency"] => ({
  name_fa: row.nameFa,
  name_en: row.nameEn,
  licence_fa: row.licenceFa,
  licence_en: row.licenceEn,
  phone: row.phone,
  is_invented: true,
});

type TourRow = typeof tour.$inferSelect;

/** The tour of that name in the city; else the only one of that name anywhere. */
async function tourNamed({ orm }: Database, slug: string, cityId: number | undefined): Promise<TourRow | null> {
  const named = (where: SQL | undefined) => orm.select().from(tour).where(where).limit(2);
  const [found] = cityId === undefined ? [] : await named(and(eq(tour.cityId, cityId), eq(tour.slug, slug)));
  if (found) return found;
  const elsewhere = await named(eq(tour.slug, slug));
  return elsewhere.length === 1 ? (elsewhere[0] ?? null) : null;
}
