import type { SubjectLink } from "#domain/contract/attraction.shapes.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import { type Atlas, attractionSummary, cityScene, type SubjectRow } from "#provider/atlas/place/atlas.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { cardPage } from "./card-page.ts";
import type { Listed } from "./listed.ts";
import { listedIn } from "./listing-source.ts";
import { belongs } from "./subject-rule.ts";

/** Calls 31 to 34: lists of properties without dates. */

export const listing = endpoint({
  call: stayCalls.listing,
  async answer({ query }, services) {
    const { scope, ...list } = query;
    const cities = services.atlas.current().cities.filter((city) => city.isIranian === (scope === "iran"));
    const all = await listedIn(cities, services, query.audience);
    const openIn = Map.groupBy(
      all.filter(({ isOpen }) => isOpen),
      ({ candidate }) => candidate.cityId,
    );
    return {
      ...(await cardPage(all, list, services)),
      scope,
      // Each with how many properties of it can be had.
      cities: cities.map(({ row, summary }) => ({ ...summary, property_count: openIn.get(row.id)?.length ?? 0 })),
    };
  },
});

export const city = endpoint({
  call: stayCalls.city,
  async answer({ query, params }, services) {
    const found = services.atlas.current().cityOfSlug.get(params.destinationName ?? "");
    if (!found) return refuse("not_found");
    const all = await listedIn([found], services, query.audience);
    const page = await cardPage(all, query, services);
    return {
      ...page,
      city: {
        ...found.summary,
        description_fa: found.row.descriptionFa,
        description_en: found.row.descriptionEn,
        image: cityScene(found),
      },
      attractions: found.attractions.map((row) => attractionSummary(row, found)),
      subjects: subjectLinks(services.atlas.current(), all),
    };
  },
});

export const category = endpoint({
  call: stayCalls.category,
  async answer({ query, params }, services) {
    const { categories, cities } = services.atlas.current();
    const found = categories.find((entry) => entry.filter === params.filter);
    if (!found) return refuse("not_found");
    const all = (await listedIn(cities, services, query.audience)).filter(({ candidate }) =>
      belongs(candidate, found.rule),
    );
    const page = await cardPage(all, query, services);
    return { ...page, ...wordsOf(found) };
  },
});

export const subject = endpoint({
  call: stayCalls.subject,
  async answer({ query, params }, services) {
    const atlas = services.atlas.current();
    const place = atlas.cityOfSlug.get(params.destinationName ?? "");
    const found = atlas.subjects.find((entry) => entry.filter === params.filter);
    if (!place || !found) return refuse("not_found");
    const ofCity = await listedIn([place], services, query.audience);
    const all = ofCity.filter(({ candidate }) => belongs(candidate, found.rule));
    const page = await cardPage(all, query, services);
    return {
      ...page,
      city: place.summary,
      ...wordsOf(found),
      subjects: subjectLinks(atlas, ofCity),
    };
  },
});

/** The subjects that some property that can be had belongs to, with how many: no link leads to an empty page. */
const subjectLinks = (atlas: Atlas, listed: readonly Listed[]): SubjectLink[] =>
  atlas.subjects
    .map(({ filter, titleFa, titleEn, rule }) => ({
      filter,
      title_fa: titleFa,
      title_en: titleEn,
      count: listed.filter(({ candidate, isOpen }) => isOpen && belongs(candidate, rule)).length,
    }))
    .filter(({ count }) => count > 0);

const wordsOf = ({ filter, titleFa, titleEn, descriptionFa, descriptionEn }: SubjectRow) => ({
  filter,
  title_fa: titleFa,
  title_en: titleEn,
  description_fa: descriptionFa,
  description_en: descriptionEn,
});
