import { isWithinWalk, metersBetween } from "#domain/place/distance.ts";
import type { Atlas, AttractionRow } from "#provider/atlas/place/atlas.ts";
import type { Candidate } from "./candidates.ts";
import type { Listed } from "./listed.ts";

type Place = Pick<Candidate, "lat" | "lon">;

/**
 * Marks the properties of a list with the sights that each is a walk away from, by the filter `near`: the sights of its
 * city where the list is of one, and those that are chosen. Those near a chosen one are ordered by how near.
 */
export function markSights(all: readonly Listed[], chosen: readonly string[] = [], atlas: Atlas): void {
  const [first] = all;
  const isOneCity = all.every(({ candidate }) => candidate.cityId === first?.candidate.cityId);
  const ofCity = (isOneCity && first && atlas.cityOfId.get(first.candidate.cityId)?.attractions) || [];
  const others = chosen
    .map((id) => atlas.attractionOfId.get(Number(id)))
    .filter((sight) => sight !== undefined && !ofCity.includes(sight)) as AttractionRow[];
  const sights = [...ofCity, ...others];
  const wanted = sights.filter(({ id }) => chosen.includes(String(id)));
  if (sights.length === 0) return;
  for (const listed of all) {
    const near = nearOfCity(listed.candidate, ofCity);
    listed.near = others.length === 0 ? near : [...near, ...walkable(listed.candidate, others)];
    if (wanted.length === 0) continue;
    const nearest = nearestOf(
      listed.candidate,
      wanted.filter(({ id }) => listed.near.includes(String(id))),
    );
    listed.sight = nearest ?? listed.sight;
    listed.meters = nearest?.meters ?? listed.meters;
  }
}

const walkable = (place: Place, sights: readonly AttractionRow[]): string[] =>
  sights.filter((sight) => isWithinWalk(sight, place)).map(({ id }) => String(id));

type NearOfCity = { sights: readonly AttractionRow[]; near: readonly string[] };
const kept = new WeakMap<Candidate, NearOfCity>();

/** The sights of its city that a property is a walk away from: measured once for as long as neither moves. */
function nearOfCity(candidate: Candidate, sights: readonly AttractionRow[]): readonly string[] {
  const known = kept.get(candidate);
  if (known?.sights === sights) return known.near;
  const near = walkable(candidate, sights);
  kept.set(candidate, { sights, near });
  return near;
}

/** The nearest of the sights, and how far it is; null where there are none. */
export function nearestOf(place: Place, sights: readonly AttractionRow[]): Listed["sight"] {
  let nearest: Listed["sight"] = null;
  for (const sight of sights) {
    const meters = metersBetween(place, sight);
    if (nearest === null || meters < nearest.meters) nearest = { sight, meters };
  }
  return nearest;
}
