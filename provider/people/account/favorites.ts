import type { FavoriteKind } from "#domain/contract/account.shapes.ts";
import type { PropertyCard } from "#domain/contract/property-card.shapes.ts";
import { cardsOf, listedFor, stayWords, type WantedParty, type WantedStay } from "#products/of-stays.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Services } from "../../services.ts";

const MAX_FAVORITES = 500;

/** Toggles a favourite; true when it is one now. Above the limit the oldest is removed. */
export async function toggleFavorite(
  tx: Queryable,
  userId: number,
  kind: FavoriteKind,
  targetId: number,
): Promise<boolean> {
  await tx.query("SELECT id FROM user_account WHERE id = $1 FOR NO KEY UPDATE", [userId]);
  const target = [userId, kind, targetId];
  const gone = await tx.query(
    "DELETE FROM favorite WHERE user_id = $1 AND kind = $2 AND target_id = $3 RETURNING target_id",
    target,
  );
  if (gone.length > 0) return false;
  await tx.query("INSERT INTO favorite (user_id, kind, target_id, created_at) VALUES ($1, $2, $3, app_now())", target);
  await tx.query(
    `DELETE FROM favorite WHERE user_id = $1 AND (kind, target_id) IN (
       SELECT kind, target_id FROM favorite WHERE user_id = $1 ORDER BY created_at DESC OFFSET ${MAX_FAVORITES})`,
    [userId],
  );
  return true;
}

/**
 * The cards of a user's favorite properties, the newest favorite first; properties that no longer exist are left out.
 */
export async function favoriteCards(
  services: Services,
  userId: number,
  wanted: WantedParty | WantedStay,
): Promise<PropertyCard[]> {
  const rows = await services.database.query<{ id: number; city_id: number }>(
    `SELECT property.id, property.city_id FROM favorite JOIN property ON property.id = favorite.target_id
     WHERE favorite.user_id = $1 AND favorite.kind = 'property'
     ORDER BY favorite.created_at DESC, property.id DESC`,
    [userId],
  );
  const atlas = services.atlas.current();
  const cities = [...new Set(rows.map(({ city_id }) => city_id))].flatMap((id) => atlas.cityOfId.get(id) ?? []);
  const listedOfId = new Map((await listedFor(cities, wanted, services)).map((entry) => [entry.candidate.id, entry]));
  return cardsOf(
    atlas,
    rows.flatMap(({ id }) => listedOfId.get(id) ?? []),
    stayWords(wanted, services),
  );
}
