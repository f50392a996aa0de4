import type { Locator, Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { fromIso } from "#domain/calendar/conversion.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatCompactMoney, formatMoneyText } from "#domain/text/money.ts";
import { formatPercent } from "#domain/text/numbers.ts";
import { citiesAbroad } from "#fixtures/world/cities-abroad.ts";
import type { FareCalendarValue, FlightOffer, FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { flightsOf } from "#products/flight/web/flights-of.ts";
import { codeFor, loginWords, newMobile } from "./account.ts";
import { asked } from "./calls.ts";
import { FORWARD, goToDay, reach, stepTo, takePlace } from "./keyboard.ts";
import { expect } from "./site.ts";
import { theTotal } from "./tour-booking.ts";
import { ready } from "./watch.ts";

/** From Home to held, named and seated international flights with the keyboard alone: no mouse, no touch. */

export type Language = "fa" | "en";

export const keyWords = {
  fa: {
    skip: "رفتن به محتوای صفحه",
    skipToResults: "رفتن به نتایج",
    tab: "پرواز",
    cities: { from: "تهران", to: "استانبول" },
    origin: "مبدأ",
    destination: "مقصد",
    party: /^مسافران و کلاس/,
    more: /^یکی بیشتر/,
    done: "تأیید",
    departure: /^تاریخ رفت/,
    back: /^تاریخ برگشت/,
    search: "جست‌وجو",
    choose: /^انتخاب /,
    hold: "نگه داشتن صندلی و ادامه",
    form: "مشخصات مسافران",
    next: "مسافر بعدی",
    seats: "انتخاب صندلی",
    save: "ثبت صندلی‌ها",
  },
  en: {
    skip: "Skip to content",
    skipToResults: "Skip to results",
    tab: "Flights",
    cities: { from: "Tehran", to: "Istanbul" },
    origin: "From",
    destination: "To",
    party: /^Travellers and class/,
    more: /^One more/,
    done: "Done",
    departure: /^Outbound date/,
    back: /^Return date/,
    search: "Search",
    choose: /^Choose /,
    hold: "Hold and continue",
    form: "Traveller details",
    next: "Next traveller",
    seats: "Choose seats",
    save: "Save seats",
  },
} as const;

/** Maximum presses of Tab for one step. */
const HUMANE = 16;

/** Operates a page with the keyboard alone, and counts the presses of Tab in each step. */
export function keysOn(page: Page, locale: Language) {
  const w = keyWords[locale];
  const steps: { step: string; presses: number }[] = [];
  async function to(step: string, target: Locator, most = HUMANE): Promise<void> {
    steps.push({ step, presses: await reach(page, target, most) });
  }
  return {
    page,
    locale,
    w,
    steps,
    to,
    async press(step: string, target: Locator, most?: number): Promise<void> {
      await to(step, target, most);
      await page.keyboard.press("Enter");
    },
    async type(step: string, target: Locator, text: string, most?: number): Promise<void> {
      await to(step, target, most);
      await page.keyboard.type(text);
    },
    async choose(step: string, select: Locator, value: string, most?: number): Promise<void> {
      await to(step, select, most);
      await stepTo(page, select, value);
    },
    /** On a newly loaded page the first press of Tab offers to skip its header. */
    async skip(): Promise<void> {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: w.skip })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator("#main")).toBeFocused();
    },
    /** The second one offers to skip its search and filters. */
    async skipToResults(): Promise<void> {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: w.skipToResults })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator("#results")).toBeFocused();
    },
  };
}
export type Keys = ReturnType<typeof keysOn>;

const istanbul = citiesAbroad.find(({ slug }) => slug === "Istanbul")?.id;
const ROUTE = { origin_city_id: "city-1", destination_city_id: `city-${istanbul}` } as const;
const COUNTS = { adult_count: "2", infant_count: "1" } as const;
const NIGHTS = 6;

/** A direction in a search: the offer, and its index among the fares of all flights. */
type Found = { offer: FlightOffer; at: number };
export type Trip = { departure: IsoDate; back: IsoDate; out: Found; home: Found };

/** First offer of a scheduled flight that is confirmed at once and partly refundable. */
function systemIn({ items }: FlightSearchValue): Found | null {
  const offer = items.find(
    ({ kind, confirmation, cancellation, layovers }) =>
      kind === "system" && confirmation === "online" && cancellation.kind === "charged" && layovers.length === 0,
  );
  return offer === undefined ? null : { offer, at: flightsOf(items).flat().indexOf(offer) };
}

const search = (page: Page, query: Readonly<Record<string, string>>) =>
  asked<FlightSearchValue>(page, `/flight/v2/search?${new URLSearchParams({ ...ROUTE, ...COUNTS, ...query })}`);

/** First dates out and back, from a day on, with a charter beside a refundable scheduled fare. */
export async function findTrip(page: Page, inDays: number): Promise<Trip> {
  const today = tehranDate(Math.floor(Date.now() / 1000));
  for (let day = inDays; day < inDays + 8; day += 1) {
    const departure = addDays(today, day);
    const dates = { departure_date: departure, return_date: addDays(departure, NIGHTS) };
    const there = await search(page, dates);
    const out = systemIn(there);
    if (out === null || !there.items.some(({ kind }) => kind === "charter")) continue;
    const home = systemIn(await search(page, { ...dates, outbound: out.offer.offer_id }));
    if (home !== null) return { departure, back: dates.return_date, out, home };
  }
  throw new Error(`No charter stands beside a scheduled fare within 8 days`);
}

/** Chooses a day in the calendar, which shows its price. */
async function chooseDay(keys: Keys, field: RegExp, day: IsoDate, price: number): Promise<void> {
  const { page, locale } = keys;
  await keys.press(`date ${field.source}`, page.getByRole("search").getByRole("button", { name: field }));
  const sheet = page.getByRole("dialog");
  await keys.to("the calendar's day", sheet.locator("[data-day][tabindex='0']").first());
  await goToDay(page, day, locale);
  const cell = sheet.locator(`[data-day="${day}"]`);
  await expect(cell).toHaveAttribute("data-below", formatCompactMoney(price, locale));
  await expect(cell).toHaveAccessibleName(new RegExp(formatMoneyText(price, locale)));
  // The first day of the return is not today's.
  if (field === keys.w.back) await expect(sheet.locator("[data-day][aria-current]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await sheet.waitFor({ state: "hidden" });
}

/** Lowest fare of a day in one direction. */
async function fareOn(page: Page, [from, to]: readonly [string, string], day: IsoDate): Promise<number> {
  const id = (city: string) => city.replace("city-", "");
  const query = new URLSearchParams({ origin_city_id: id(from), destination_city_id: id(to), from: day, to: day });
  const { outbound } = await asked<FareCalendarValue>(page, `/flight/v2/price-calendar?${query}`);
  return outbound[0]?.min_price ?? 0;
}

/**
 * From Home to the list of the outbound flights: the tab, round trip, the cities, the days by their fares, and the
 * passengers.
 */
export async function searchByKeys(keys: Keys, { departure, back }: Trip): Promise<void> {
  const { page, locale, w } = keys;
  const { origin_city_id: from, destination_city_id: to } = ROUTE;
  const prices = [await fareOn(page, [from, to], departure), await fareOn(page, [to, from], back)] as const;
  await page.goto("/?audience=iranian");
  await ready(page);
  await keys.skip();
  await keys.to("tabs", page.getByRole("tab", { selected: true }));
  for (const _ of ["tour", "flight"]) await page.keyboard.press(FORWARD[locale]);
  await expect(page.getByRole("tab", { name: w.tab })).toBeFocused();
  await page.keyboard.press("Enter");
  const form = page.getByRole("search");
  await keys.to("one way", form.locator("input[name=way]:checked"));
  await page.keyboard.press("ArrowUp");
  await expect(form.locator("input[name=way][value=return]")).toBeChecked();
  await keys.press("party", form.getByRole("button", { name: w.party }));
  const sheet = page.getByRole("dialog");
  await keys.press("one adult more", sheet.getByRole("button", { name: w.more }).first());
  await keys.press("an infant", sheet.getByRole("button", { name: w.more }).last());
  await keys.press("done", sheet.getByRole("button", { name: w.done, exact: true }));
  await sheet.waitFor({ state: "hidden" });
  for (const [name, value] of Object.entries(COUNTS))
    await expect(form.locator(`input[name=${name}]`)).toHaveValue(value);
  for (const [label, city] of [
    [w.origin, w.cities.from],
    [w.destination, w.cities.to],
  ] as const) {
    const field = form.getByRole("combobox", { name: label, exact: true });
    await keys.to(label, field);
    await takePlace(page, field, city);
  }
  await chooseDay(keys, w.departure, departure, prices[0]);
  await chooseDay(keys, w.back, back, prices[1]);
  await keys.press("search", form.getByRole("button", { name: w.search, exact: true }));
  await page.waitForURL(/\/search\/flight\?.*return_date=/);
  await ready(page);
}

/** Expects the cancellation terms of a card or a direction: one sentence with the sum. */
async function promises(place: Locator, { cancellation }: FlightOffer, locale: Language): Promise<void> {
  await expect(place.locator("[data-cancellation]")).toContainText(formatMoneyText(cancellation.penalty, locale));
}

/** Chooses both directions from their lists; the review shows the same. Returns the total. */
export async function reviewByKeys(keys: Keys, { out, home }: Trip): Promise<number> {
  const { page, locale, w } = keys;
  const fares = page.locator("[data-offer]");
  for (const [step, { offer, at }, then] of [
    ["the way out", out, /outbound=/],
    ["the way back", home, /\/flight\/reserve\/prepare\?/],
  ] as const) {
    const card = fares.nth(at);
    await expect(card).toHaveAttribute("data-offer", "system");
    if (step === "the way out") {
      await expect(page.locator('[data-offer="charter"]').first()).toBeVisible();
      await keys.skipToResults();
    }
    // A row of the list says the share that is kept; the review, its sum.
    await expect(card.locator("[data-cancellation]")).toContainText(
      formatPercent(offer.cancellation.share?.percent ?? 0, locale),
    );
    await keys.press(step, card.getByRole("link", { name: w.choose }));
    await page.waitForURL(then);
    await ready(page);
  }
  const total = await theTotal(page);
  expect(total).toBe(out.offer.total + home.offer.total);
  const ways = page.locator("[data-way]");
  await promises(ways.first(), out.offer, locale);
  await promises(ways.last(), home.offer, locale);
  return total;
}

/** Holds, logging in on the way. Returns the number. */
export async function holdByKeys(keys: Keys): Promise<string> {
  const { page, locale, w } = keys;
  const words = loginWords[locale];
  await keys.press("hold", page.locator("button:visible", { hasText: w.hold }));
  await page.getByRole("dialog").waitFor();
  const mobile = newMobile();
  await keys.type("mobile number", page.getByLabel(words.mobile, { exact: true }), mobile);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(words.code)).toBeFocused();
  await page.keyboard.type(await codeFor(page.request, mobile));
  await page.waitForURL(/confirmation_code=/);
  await page.getByRole("timer").waitFor();
  // The form replaces the review at the same address: it is announced, and the keyboard continues at its start.
  await expect(page).toHaveTitle(new RegExp(`^${w.form}`));
  await expect(page.locator("#main")).toBeFocused();
  return mobile;
}

const people = [
  { name: "ناهید", latin: "Nahid", gender: "female", passport: "A12345678" },
  { name: "امید", latin: "Omid", gender: "male", passport: "B23456781" },
  { name: "سام", latin: "Sam", gender: "male", passport: "C34567812" },
] as const;
export const passports = people.map(({ passport }) => passport);

/** Dates of birth; the third makes an infant on every day of the trip. */
const bornOn = (index: number, departure: IsoDate): IsoDate =>
  index === 2 ? addDays(departure, -240) : (["1991-05-22", "1988-11-03"] as const)[index as 0 | 1];

async function typeDate(keys: Keys, what: string, group: Locator, parts: { day: number; month: number; year: number }) {
  await keys.type(`${what}: day`, group.locator("input").first(), String(parts.day));
  await keys.choose(`${what}: month`, group.locator("select"), String(parts.month));
  await keys.type(`${what}: year`, group.locator("input").last(), String(parts.year));
}

/** Names two adults and an infant by their passports. */
export async function nameByKeys(keys: Keys, { departure }: Trip): Promise<void> {
  const { page, locale, w } = keys;
  for (const [index, { name, latin, gender, passport }] of people.entries()) {
    const place = (field: string) => page.locator(`[id="travellers.${index}.${field}"]`);
    const type = (field: string, text: string) => keys.type(field, place(field).locator("input"), text);
    const persian = [
      ["first_name_fa", name],
      ["last_name_fa", "فرهمند"],
    ] as const;
    const inLatin = [
      ["first_name_en", latin],
      ["last_name_en", "Farahmand"],
    ] as const;
    const names = ofPair(
      [
        [...persian, ...inLatin],
        [...inLatin, ...persian],
      ],
      locale,
    );
    await keys.choose("gender", place("gender").locator("select"), gender);
    for (const [field, text] of names) await type(field, text);
    await typeDate(keys, "birth", place("birth_date"), fromIso(bornOn(index, departure), USUAL_CALENDAR[locale]));
    await type("passport_number", passport);
    await keys.choose("issuing country", place("passport_issuing_country").locator("select"), "IR");
    await typeDate(keys, "expiry", place("passport_expires_on"), { day: 1, month: 3, year: 2035 });
    if (index < people.length - 1)
      await keys.press("next traveller", page.getByRole("button", { name: w.next }).filter({ visible: true }));
  }
}

/** Moves to a free seat, along the rows. */
async function walkToFree(page: Page): Promise<void> {
  const at = (name: string) => page.evaluate((of) => document.activeElement?.getAttribute(of) ?? "", name);
  for (let step = 0; step < 200; step += 1) {
    if ((await at("data-standing")) === "free") return;
    const before = await at("data-seat");
    await page.keyboard.press("ArrowRight");
    if ((await at("data-seat")) !== before) continue;
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
  }
  throw new Error("No seat of this flight is free");
}

/** Chooses a seat for both adults on both flights by the map's keys. An infant has none. */
export async function seatByKeys(keys: Keys): Promise<void> {
  const { page, w } = keys;
  await keys.press("choose seats", page.getByRole("button", { name: w.seats }));
  const dialog = page.getByRole("dialog", { name: w.seats });
  const seat = dialog.locator('[data-seat][tabindex="0"]');
  await seat.waitFor();
  const flights = dialog.getByRole("combobox");
  for (const flight of [0, 1]) {
    if (flight > 0) {
      await keys.to("the other flight", flights);
      await page.keyboard.press("ArrowDown");
    }
    await keys.to("the map", seat);
    for (const _ of [1, 2]) {
      await walkToFree(page);
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("status")).not.toBeEmpty();
    }
    await expect(dialog.locator('[data-standing="ours"], [data-standing="mine"]')).toHaveCount(2);
  }
  await keys.press("save seats", dialog.getByRole("button", { name: w.save }));
  await dialog.waitFor({ state: "hidden" });
  await expect(page.locator("[data-chosen-seat]")).toHaveCount(4);
}
