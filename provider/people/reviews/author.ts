import type { City } from "../../atlas/place/atlas.ts";
import { readParts } from "../../identity/user/profile-parts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Vault } from "../../kernel/vault.ts";

/** A traveller's name as shown beside their comments and questions. */
export type Author = { fa: string; en: string };

/** An initial and a home town where the profile has them: not enough for strangers to identify the author. */
export async function authorOf(
  from: Queryable,
  vault: Vault,
  cityOfId: ReadonlyMap<number, City>,
  userId: number,
): Promise<Author> {
  const { personal, contact } = await readParts(from, vault, userId);
  const persian = personal?.first_name_fa ?? personal?.first_name_en;
  const latin = personal?.first_name_en ?? persian;
  if (!persian || !latin) return { fa: "مسافر شمسه", en: "A Shamseh traveller" };
  const home = contact?.city_id == null ? undefined : cityOfId.get(contact.city_id)?.summary;
  const initials = {
    fa: `${[...persian][0]}.`,
    en: `${[...latin][0]}.`,
  };
  return home === undefined
    ? initials
    : { fa: `${initials.fa} از ${home.name_fa}`, en: `${initials.en} from ${home.name_en}` };
}
