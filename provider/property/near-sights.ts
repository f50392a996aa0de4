import { isWithinWalk, metersBetween } from "#domain/place/distance.ts";
import type { Atlas, AttractionRow } from "../place/atlas.ts";
import type { Candidate } from "./candidates.ts";
import type { Listed } from "./listed.ts";

type Place = Pick<Candidate, "lat" | "lon">;

/**
 * The properties of a list with the sights that each is a walk away from, by the filter `near`: the sights of its city
 * where the list is of one, and those that are chosen. Those near a chosen one are ordered by how near.
 */
export function withSights(all: readonly Listed[], chosen: readonly string[] = [], atlas: Atlas): Listed[] {
  const sights = sightsOf(all, chosen, atlas);
  return all.map((listed) => {
    const near = sights.filter((sight) => isWithinWalk(sight, listed.candidate));
    const nearest = nearestOf(
      listed.candidate,
      near.filter(({ id }) => chosen.includes(String(id))),
    );
    return {
      ...listed,
      near: near.map(({ id }) => String(id)),
      sight: nearest ?? listed.sight,
      meters: nearest?.meters ?? listed.meters,
    };
  });
}

function sightsOf(all: readonly Listed[], chosen: readonly string[], atlas: Atlas): AttractionRow[] {
  const [first] = all;
  const isOneCity = all.every(({ candidate }) => candidate.cityId === first?.candidate.cityId);
  const ofCity = (isOneCity && first && atlas.cityOfId.get(first.candidate.cityId)?.attractions) || [];
  const others = chosen
    .map((id) => atlas.attractionOfId.get(Number(id)))
    .filter((sight) => sight !== undefined && !ofCity.includes(sight)) as AttractionRow[];
  return [...ofCity, ...others];
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
