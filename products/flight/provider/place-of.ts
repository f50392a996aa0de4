import type { City } from "#provider/atlas/place/atlas.ts";

/** An end of a search as its answer names it. */
export const placeOf = ({ row: { id, slug, nameFa, nameEn } }: City) => ({
  id,
  slug,
  name_fa: nameFa,
  name_en: nameEn,
});
