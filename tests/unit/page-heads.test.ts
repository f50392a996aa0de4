import { beforeAll, describe, expect, test } from "vitest";
import type { Locale } from "#domain/enums/enums.ts";
import { faultsOfVocabulary } from "#tests/support/vocabulary.ts";
import { websiteOverProvider } from "#tests/support/website-over-provider.ts";

/** Titles, descriptions and structured data of each kind of page that search engines find, in both languages. */

/** Lengths that a list of results shows, characters. */
const MOST = { title: 60, description: 160 } as const;

const pages = [
  "/",
  "/Content/RulesAndPolicies.html",
  "/Content/Contact.html",
  "/Content/About.html",
  "/Content/Gallery.html",
  "/IranHotels.html",
  "/InternationalHotels.html",
  "/LuxuryCategoryHotels.html",
  "/IsfahanHotels.html",
  "/IsfahanHotels/TraditionalHotels.html",
  "/IsfahanTourism/6.html",
  "/IsfahanHotels/HowzkhanehBoutiqueHotel.html",
  "/Landings/RegisterHotel.html",
  "/Landings/Chabahar.html",
  "/Landings/Nowruz.html",
  "/Landings/OneNightOffer.html",
  "/Landings/NowruzTours.html",
  "/Landings/NowruzForeignTours.html",
  "/Tours.html",
  "/Flights.html",
  "/TehranFlights.html",
  "/TehranFlights/ToMashhad.html",
] as const;

const website = websiteOverProvider();
type Said = { at: string; locale: Locale; title: string; description: string; data: Thing[]; html: string };
type Thing = { "@type": string } & Record<string, unknown>;
const said: Said[] = [];

const unescaped = (text: string): string =>
  text
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
const textOf = (markup: string): string => unescaped(markup.replace(/<[^>]+>/g, "")).trim();

async function readPage(at: string, locale: Locale): Promise<Said> {
  const { status, text: html } = await website.get(at, { Cookie: `lang=${locale}` });
  expect(status, at).toBe(200);
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Thing,
  );
  return { at, locale, title: unescaped(title), description: unescaped(description), data, html };
}

beforeAll(async () => {
  const [tour] = await website.provider().services.database.query<{ city: string; slug: string; origin: string }>(
    `SELECT city.slug AS city, tour.slug, origin.slug AS origin FROM tour JOIN city ON city.id = tour.city_id
     JOIN tour_from ON tour_from.tour_id = tour.id JOIN city AS origin ON origin.id = tour_from.origin_city_id
     ORDER BY tour.id LIMIT 1`,
  );
  const tours = `/${tour?.city}Tours`;
  for (const at of [...pages, `${tours}.html`, `${tours}/From${tour?.origin}.html`, `${tours}/${tour?.slug}Tour.html`])
    for (const locale of ["fa", "en"] as const) said.push(await readPage(at, locale));
}, 120_000);

/** Names and addresses of the path that a page shows; the last has no address. */
function pathShown(html: string): { name: string; address: string | null }[] {
  const [list = ""] = /<nav[^>]*><ol[^>]*>(?:(?!<\/ol>).)*aria-current="page"(?:(?!<\/ol>).)*<\/ol>/s.exec(html) ?? [];
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = ""]) => ({
    name: textOf(item.replace(/<svg.*?<\/svg>/gs, "")),
    address: unescaped(/href="([^"]*)"/.exec(item)?.[1] ?? "") || null,
  }));
}

const ofType = (page: Said, type: string) => page.data.filter((thing) => thing["@type"] === type);
const seenIn = ({ html }: Said): string => textOf(html.replace(/<script.*?<\/script>/gs, " ")).replace(/\s+/g, " ");

describe("The head of a page", () => {
  test("has a title and a description of its own, as long as lists of results show", () => {
    const faults = said.flatMap(({ at, locale, title, description }) => [
      ...(title.length > MOST.title ? [`${locale} ${at}: title of ${title.length}: ${title}`] : []),
      ...(description.length > MOST.description ? [`${locale} ${at}: description of ${description.length}`] : []),
      ...(description.length < 30 ? [`${locale} ${at}: description of ${description.length}: ${description}`] : []),
    ]);
    for (const locale of ["fa", "en"])
      for (const part of ["title", "description"] as const) {
        const texts = said.filter((page) => page.locale === locale).map((page) => page[part]);
        faults.push(...texts.filter((text, index) => texts.indexOf(text) !== index).map((text) => `twice: ${text}`));
      }
    expect(faults).toEqual([]);
  });

  test("R192 has structured data of the vocabulary alone", () => {
    const objects = said.flatMap(({ data }) => data);
    expect(objects.length).toBeGreaterThan(said.length);
    expect(faultsOfVocabulary(objects)).toEqual([]);
    const context = "https://schema.org";
    const misused = [
      { "@context": context, "@type": "TouristTrip", availabilityStarts: "2026-12-01" },
      { "@context": context, "@type": "Hotel", makesOffer: { "@type": "Offer", cost: 1 } },
      { "@context": context, "@type": "Voyage" },
    ];
    expect(faultsOfVocabulary(misused)).toHaveLength(misused.length);
  }, 120_000);

  test("has the path that the page shows", () => {
    const faults = said.flatMap((page) => {
      const shown = pathShown(page.html).map(({ name }) => name);
      const [list] = ofType(page, "BreadcrumbList");
      const listed = ((list?.["itemListElement"] ?? []) as { name: string; item: string }[]).map(({ name }) => name);
      return shown.join(" › ") === listed.join(" › ")
        ? []
        : [`${page.locale} ${page.at}: ${shown.join(" › ")} | ${listed.join(" › ")}`];
    });
    expect(faults).toEqual([]);
  });

  test("names the company with its mark and a whole telephone number", () => {
    const [organization] = said.flatMap((page) => (page.at === "/" ? ofType(page, "Organization") : []));
    expect(organization).toMatchObject({
      logo: expect.stringMatching(/^https?:\/\/.+\/web\/icon-512\.png$/),
      telephone: expect.stringMatching(/^\+98\d{10}$/),
    });
  });

  test("says of a place to stay, a tour, a route and its questions no more than the page shows", () => {
    for (const page of said) {
      const seen = seenIn(page);
      for (const question of ofType(page, "FAQPage").flatMap((one) => one["mainEntity"] as Thing[])) {
        expect(seen).toContain(question["name"]);
        expect(seen).toContain((question["acceptedAnswer"] as Thing)["text"]);
      }
      for (const thing of page.data.filter((one) =>
        ["Hotel", "TouristTrip", "TouristAttraction"].includes(one["@type"]),
      ))
        expect(seen).toContain(thing["name"]);
    }
    const [hotel] = said.flatMap((page) => ofType(page, "Hotel"));
    const rating = hotel?.["aggregateRating"] as Thing | undefined;
    expect(rating).toMatchObject({ bestRating: 10 });
    expect(hotel).toMatchObject({ image: expect.stringMatching(/^https?:/), priceRange: expect.any(String) });
    const withoutSpaces = (text: unknown) => String(text).replace(/\s/g, "");
    for (const page of said)
      for (const { priceRange } of ofType(page, "Hotel"))
        expect(withoutSpaces(seenIn(page))).toContain(withoutSpaces(priceRange));
    const [trip] = said.flatMap((page) => ofType(page, "TouristTrip"));
    expect(trip?.["subTrip"]).toEqual(expect.arrayContaining([expect.objectContaining({ "@type": "Trip" })]));
    const [flight] = said.flatMap((page) => ofType(page, "Flight"));
    expect(flight).toMatchObject({ offers: { priceCurrency: "IRR" } });
    expect(said.some((page) => page.at === "/Flights.html" && ofType(page, "FAQPage").length === 1)).toBe(true);
  });
});
