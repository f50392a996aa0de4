import { attractionCalls } from "#domain/contract/attraction.calls.ts";
import { metersBetween } from "#domain/place/distance.ts";
import { cardsOf, listedIn } from "#products/of-stays.ts";
import { attractionSummary } from "../../atlas/place/atlas.ts";
import { refuse } from "../../kernel/envelope.ts";
import { endpoint } from "../../kernel/http/endpoint.ts";
import { idOf } from "../../kernel/http/path-id.ts";

const NEAR = 6;

/** Call 46: a sight and where to stay near it. Its number names it: under another city its page leads to its own. */
export const attraction = endpoint({
  call: attractionCalls.details,
  async answer({ params, query }, services) {
    const atlas = services.atlas.current();
    const found = atlas.attractionOfId.get(idOf(params.attractionId) ?? 0);
    const city = found && atlas.cityOfId.get(found.cityId);
    if (!city || String(found.id) !== params.attractionId) return refuse("not_found");
    const near = (await listedIn([city], services, query.audience))
      .filter((listed) => listed.isOpen)
      .map((listed) => ({ ...listed, sight: { sight: found, meters: metersBetween(found, listed.candidate) } }))
      .sort((one, other) => one.sight.meters - other.sight.meters)
      .slice(0, NEAR);
    const cards = await cardsOf(atlas, near);
    return {
      attraction: {
        ...attractionSummary(found, city),
        description_fa: found.descriptionFa,
        description_en: found.descriptionEn,
        visiting_hours_fa: found.visitingHoursFa,
        visiting_hours_en: found.visitingHoursEn,
      },
      city: city.summary,
      near: cards.map((card) => ({ card, meters: metersBetween(found, card) })),
      others: city.attractions.filter((row) => row !== found).map((row) => attractionSummary(row, city)),
    };
  },
});
