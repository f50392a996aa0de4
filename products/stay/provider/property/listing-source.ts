import type { PartyAudience } from "#domain/sale/audience.ts";
import type { City } from "#provider/atlas/place/atlas.ts";
import type { Services } from "#provider/services.ts";
import { type Listed, listedAtAll } from "./listed.ts";

/** Every property of these cities as lists without dates show it to a party. */
export async function listedIn(
  cities: readonly City[],
  { inventory }: Services,
  audience: PartyAudience,
): Promise<Listed[]> {
  const found = await inventory.candidates(
    cities.map((city) => city.row.id),
    audience,
  );
  return found.flatMap((candidates) => candidates.map(listedAtAll));
}
