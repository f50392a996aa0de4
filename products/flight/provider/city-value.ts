import type { City } from "#provider/atlas/place/atlas.ts";

/** A city in the shape that answers of searches have for origin and destination. */
export const cityValue = ({ row: { id, slug, nameFa, nameEn } }: City) => ({
  id,
  slug,
  name_fa: nameFa,
  name_en: nameEn,
});
