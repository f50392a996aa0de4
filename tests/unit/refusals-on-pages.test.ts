import { beforeAll, expect, test } from "vitest";
import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import type { RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { callerOf } from "#tests/support/client.ts";
import { smallWorld } from "#tests/support/services.ts";
import { websiteOverProvider } from "#tests/support/website-over-provider.ts";

/**
 * R187: the reason why a stay is unavailable, on the page of the property for the requested dates. The specification's
 * texts are copied here; `products/stay/web/status` and `products/{tour,flight}/web/status` have the stories of payments, and
 * `app/src/features/share` the one of a photograph.
 */

const website = websiteOverProvider();
let found: ReadonlyMap<Blocking["reason"], Place>;

/** Page where a reason occurs: path and query. */
type Place = { path: string; query: string };

const DAY = String.raw`[^.]*\d`;
const ROZ = "[^.]*[۰-۹]";

/** Each of the specification's reasons with its text on the page, in Persian and in English. */
const said: readonly (readonly [reason: Blocking["reason"], what: string, fa: RegExp, en: RegExp])[] = [
  ["inactive", "hotel inactive", /این اقامتگاه در حال حاضر فعال نیست/, /This property isn’t active at the moment/],
  [
    "not_bookable",
    "hotel unavailable for booking",
    /این اقامتگاه در حال حاضر رزرو نمی‌پذیرد/,
    /This property isn’t taking bookings at the moment/,
  ],
  [
    "no_price",
    "room with no price on a date",
    new RegExp(`قیمت شب ${ROZ}[^.]* هنوز اعلام نشده است`),
    new RegExp(`There is no price yet for the night of ${DAY}`),
  ],
  [
    "unavailable",
    "room unavailable on a date",
    new RegExp(`شب ${ROZ}[^.]* اتاق خالی نیست`),
    new RegExp(`No room available on the night of ${DAY}`),
  ],
  [
    "closed_to_arrival",
    "entry restriction",
    new RegExp(`ورود در ${ROZ}[^.]* ممکن نیست`),
    new RegExp(`Check-in isn’t possible on ${DAY}`),
  ],
  [
    "closed_to_departure",
    "exit restriction",
    new RegExp(`خروج در ${ROZ}[^.]* ممکن نیست`),
    new RegExp(`Check-out isn’t possible on ${DAY}`),
  ],
  [
    "min_stay",
    "minimum stay",
    new RegExp(`برای ورود در ${ROZ}[^.]* حداقل مدت اقامت [۰-۹]+ شب است`),
    new RegExp(`Stays starting on ${DAY}[^.]* must be at least \\d+ nights?`),
  ],
  [
    "max_stay",
    "maximum stay",
    new RegExp(`برای ورود در ${ROZ}[^.]* حداکثر مدت اقامت [۰-۹]+ شب است`),
    new RegExp(`Stays starting on ${DAY}[^.]* can be at most \\d+ nights?`),
  ],
];

beforeAll(async () => {
  const world = smallWorld();
  const slugOf = new Map(world.cities.map(({ id, slug }) => [id, slug]));
  const places = new Map<Blocking["reason"], Place>();
  const stays = [1, 8, 3].flatMap((length) => world.properties.map((property) => ({ property, length })));
  for (const { property, length } of stays) {
    if (said.every(([reason]) => places.has(reason))) break;
    const query = `check_in=2026-12-03&length_of_stay=${length}&rooms=2`;
    const { value } = await callerOf(website.provider().app).get<RoomsValue>(
      `property/v2/${property.id}/rooms?${query}`,
    );
    const path = `/${slugOf.get(property.cityId)}Hotels/${property.slug}Hotel.html`;
    const plans = value.parties.flatMap((party) => party.room_types.flatMap((room) => room.plans));
    // Of several reasons the page shows a plan's first.
    for (const blocking of [value.blocking[0], ...plans.map((plan) => plan.blocking[0])])
      if (blocking !== undefined && !places.has(blocking.reason)) places.set(blocking.reason, { path, query });
  }
  found = places;
});
/** Visible text of the page, without its scripts. */
async function read({ path, query }: Place, locale: "fa" | "en"): Promise<string> {
  const { text } = await website.get(`${path}?${query}`, { Cookie: `lang=${locale}` });
  const main = /<main.*<\/main>/s.exec(text)?.[0] ?? "";
  return main.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>/g, "");
}

test.each(said)("R187 %s: the property's page says so (%s)", async (reason, _what, fa, en) => {
  const place = found.get(reason);
  if (place === undefined) throw new Error(`No property of the demonstration is blocked by ${reason}`);
  expect(await read(place, "fa")).toMatch(fa);
  expect(await read(place, "en")).toMatch(en);
});
