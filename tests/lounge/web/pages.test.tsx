import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "#app/src/api/client.ts";
import { Paper } from "#app/src/features/voucher/VoucherFrame.tsx";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import type { HeadContext } from "#app/src/page/page.ts";
import { pageWords, storyEnvironment } from "#app/src/page/story-environment.ts";
import { pages } from "#app/src/screens.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addressOf, homeInstead, matchRoute, routeNamed } from "#domain/addresses/routes.ts";
import { type Locale, locales } from "#domain/enums/enums.ts";
import { voucher } from "#fixtures/answers/reservation.ts";
import { finders } from "#products/server.ts";
import { markDemonstration } from "#provider/demo/mark.ts";
import { emptyShop, importFiles, type Shop } from "#tests/support/inventory.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import type { LoungeVoucher } from "../contract/lounge.shapes.ts";
import { LOUNGE_DAY, LOUNGES_FILE } from "../world/lounges-file.ts";
import { loungeParts } from "./parts.tsx";
import { head } from "./search/head.ts";
import type { LoungeSearchData } from "./search/load.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await emptyShop();
  await markDemonstration(shop.services.database);
  await standAtFrozenNoon(shop.services.database);
  await importFiles(shop, [["lounges", LOUNGES_FILE]]);
});
afterAll(() => shop.close());

/** A client of the provider, as the website's own. */
const clientIn = (locale: Locale) =>
  createClient({
    base: "http://provider/",
    transport: async (address, init) => shop.app.request(address, init),
    clientToken: "shamseh-web",
    locale: () => locale,
    token: () => null,
  });

/** The page of an address as the server draws it, without its markup, with what its head is made of. */
async function drawn(address: string, locale: Locale) {
  const { pathname, searchParams } = new URL(address, "http://site");
  const match = matchRoute(pathname);
  if (match === null) throw new Error(`No page is at ${address}`);
  const page = await pages.screen(match.name);
  const environment = storyEnvironment({ locale });
  const request = { match, path: pathname, query: searchParams };
  const loaded = await page.load({ request, client: clientIn(locale), environment });
  if (loaded.kind !== "ready") throw new Error(`${address} is ${loaded.kind}`);
  const { t } = pageWords(locale, page.areas);
  const context: HeadContext = { request, environment, t };
  const markup = renderToStaticMarkup(
    <PageProviders environment={environment} t={t}>
      <page.Screen data={loaded.data} actions={idleActions} />
    </PageProviders>,
  );
  return { text: markup.replaceAll(/<[^>]+>/g, "|"), data: loaded.data, context };
}

const asked = async (adult_count: number) => {
  const [city] = await shop.services.database.query<{ id: number }>("SELECT id FROM city");
  return { destination_id: `city-${city?.id}`, departure_date: LOUNGE_DAY, adult_count: String(adult_count) };
};

const said = {
  fa: { name: "سالن مهتاب", title: "سالن‌های فرودگاه اصفهان", none: "در این روز جایی نیست", paper: "واچر سالن" },
  en: {
    name: "Mahtab Lounge",
    title: "Airport lounges in Isfahan",
    none: "No seats on this day",
    paper: "Lounge voucher",
  },
};

describe.each(locales)("Pages of lounges in %s", (locale) => {
  const words = said[locale];

  it("list the lounges of a search with their hours, and say where there is none", async () => {
    const { text, data, context } = await drawn(addressOf("loungeSearch", {}, await asked(2)), locale);
    expect(text).toContain(words.name);
    expect(text).toContain(words.title);
    expect(head(data as LoungeSearchData, context).title).toContain(words.title);
    expect(text.split(pageWords(locale, ["lounge"]).t("lounge.book"))).toHaveLength(3);
    expect((await drawn(addressOf("loungeSearch", {}, await asked(9)), locale)).text).toContain(words.none);
  });

  it("keep a refused search, with the reason", async () => {
    const query = { ...(await asked(2)), departure_date: "2020-01-01" };
    const { text } = await drawn(addressOf("loungeSearch", {}, query), locale);
    expect(text).not.toContain(words.name);
    expect(text).toContain(pageWords(locale, ["lounge"]).t("lounge.kind"));
  });

  it("draw the pages of a booking by the addresses that lead to them", async () => {
    for (const page of ["prepare", "status", "voucher"] as const) {
      const address = reservationAddress("lounge", page, "ABCDEFGHJKLM");
      expect(routeNamed(matchRoute(address)?.name ?? "home").screen).toBe(`lounge/${page}`);
      expect((await drawn(address, locale)).text).not.toBe("");
    }
  });

  it("print a voucher in the words of lounges", () => {
    const subject = {
      kind: "lounge",
      lounge_id: 1,
      name_fa: said.fa.name,
      name_en: said.en.name,
      city_id: 1,
      seats: 2,
    };
    const own = { ...voucher, kind: "lounge", subject: { ...subject, starts_at: voucher.issued_at } };
    const { t } = pageWords(locale, ["own", "reserve", "refund", "sale", "labels", "lounge"]);
    const markup = renderToStaticMarkup(
      <PageProviders environment={storyEnvironment({ locale })} t={t}>
        <Paper voucher={own as unknown as LoungeVoucher} parts={loungeParts} note={null} />
      </PageProviders>,
    );
    expect([markup.includes(words.paper), markup.includes(words.name)]).toEqual([true, true]);
  });
});

it("a form without scripts finds the city by its name, and Home says what is missing", async () => {
  const client = clientIn("fa");
  const find = (query: Readonly<Record<string, string>>) => finders["lounge"]?.(new URLSearchParams(query), client);
  const { destination_id, ...wish } = await asked(2);
  expect(await find({ destination_name: "اصفهان", ...wish })).toBe(
    addressOf("loungeSearch", {}, { destination_id, ...wish }),
  );
  const home = new URL((await find({ destination_name: "اصفهان", departure_date: "" })) ?? "", "http://site");
  expect([home.pathname, home.searchParams.get("kind"), home.searchParams.get("incomplete")]).toEqual([
    "/",
    "lounge",
    "missing",
  ]);
  expect(homeInstead("loungeSearch", new URLSearchParams())).toContain("kind=lounge");
});
