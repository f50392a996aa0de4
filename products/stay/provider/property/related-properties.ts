import type { StayOptions } from "#domain/contract/property-card.shapes.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { CardsValue } from "#products/stay/contract/stay.shapes.ts";
import { type Refusal, refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import type { Services } from "#provider/services.ts";
import { cardsOf } from "./cards.ts";
import type { Listed } from "./listed.ts";
import { knownProperty } from "./one-property.ts";
import { merit } from "./sorting.ts";
import { listedFor, readWantedStay, stayWords } from "./wanted-stay.ts";

/**
 * Call 44: the properties shown beside one. Similar ones are like it; suggested ones are the best of its city. With a
 * stay only those available for it, at its price.
 */

const SHOWN = 6;

export const similar = endpoint({
  call: stayCalls.similar,
  answer: ({ params, query }, services) =>
    beside(params.property_id, query, services, (others, self) => likest(others, self).slice(0, SHOWN)),
});

export const suggested = endpoint({
  call: stayCalls.suggested,
  answer: ({ params, query }, services) =>
    beside(params.property_id, query, services, (others, self) => {
      const alreadyShown = new Set(likest(others, self).slice(0, SHOWN));
      return others
        .filter((listed) => !alreadyShown.has(listed))
        .sort((one, other) => merit(other.candidate) - merit(one.candidate))
        .slice(0, SHOWN);
    }),
});

async function beside(
  id: string | undefined,
  query: StayOptions,
  services: Services,
  choose: (others: Listed[], self: Listed) => Listed[],
): Promise<CardsValue | Refusal> {
  const { atlas } = services;
  const { wanted, faults } = readWantedStay(query, services);
  if (faults.length > 0) return refuse("invalid_input", faults);
  const property = await knownProperty(services, id);
  const city = property && atlas.current().cityOfId.get(property.facts.row.cityId);
  if (!property || !city) return refuse("not_found");
  const listed = await listedFor([city], wanted, services);
  const self = listed.find(({ candidate }) => candidate.id === property.id);
  const others = listed.filter((entry) => entry !== self && entry.isOpen);
  const chosen = self ? choose(others, self) : [];
  return { items: await cardsOf(atlas.current(), chosen, stayWords(wanted, services)) };
}

/** Every star, another type and a price half as high again or two thirds as low weigh alike. */
function distance({ candidate: one, price }: Listed, { candidate: other, price: otherPrice }: Listed): number {
  const priceApart = price !== null && otherPrice !== null ? Math.abs(Math.log(price / otherPrice)) / Math.log(1.5) : 1;
  return Math.abs(one.star - other.star) + (one.type === other.type ? 0 : 1) + priceApart;
}

const likest = (others: readonly Listed[], self: Listed): Listed[] =>
  others.toSorted((one, other) => distance(one, self) - distance(other, self) || one.candidate.id - other.candidate.id);
