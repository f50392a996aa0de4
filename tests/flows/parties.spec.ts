import type { Page } from "@playwright/test";
import { addressOf, carriedInto } from "#domain/addresses/routes.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { type PartyAudience, usualPartyAudience } from "#domain/sale/audience.ts";
import { OTHER_LOCALE } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { CityValue, RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { hold, payAtBank, toStatus, bookingWords as words } from "./booking.ts";
import { asked } from "./calls.ts";
import { expectDocuments, type Nationality, nameTraveller } from "./name-traveller.ts";
import { chooseDays, choosePlace } from "./search-form.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";
import { someOf } from "./ways.ts";
import { BOOKING_CITY } from "./world.ts";

/**
 * Two travellers from Home to their voucher, by their passports: every rate on the way is one that they can have, and where
 * they chose another they read why and go on with one that is theirs.
 */

const passports = {
  iranian: ["IR", "IR"],
  foreign: ["DE", "DE"],
  mixed: ["IR", "DE"],
} as const satisfies Record<PartyAudience, readonly Nationality[]>;

/** Texts beside rates that a party cannot have. */
const closedTo: Record<PartyAudience, RegExp> = {
  iranian: /ویژهٔ مسافران خارجی|Foreign travellers only/,
  foreign: /ویژهٔ مسافران ایرانی|Iranian travellers only/,
  mixed: /ویژهٔ مسافران (ایرانی|خارجی)|(Iranian|Foreign) travellers only/,
};

const said = {
  fa: {
    city: "اصفهان",
    destination: "مقصد",
    party: /^مسافران/,
    done: "تأیید",
    iranian: "همه کارت ملی ایرانی دارند",
    foreign: "همه گذرنامهٔ خارجی دارند",
    mixed: "هر دو میان مسافران هست",
    line: { iranian: "", foreign: "گذرنامهٔ خارجی", mixed: "کارت ملی و گذرنامهٔ خارجی" },
    days: { opens: /^ورود و خروج/, apply: "تأیید تاریخ" },
    search: "جست‌وجو",
    wayOn: "نرخی که همهٔ این مسافران می‌توانند رزرو کنند",
    theirs: /^رزرو با این نرخ/,
    difference: /(بیشتر|کمتر|با همین قیمت)$/,
    twin: "English",
  },
  en: {
    city: "Isfahan",
    destination: "Destination",
    party: /^Travellers/,
    done: "Done",
    iranian: "Iranian ID cards",
    foreign: "Other passports",
    mixed: "Both",
    line: { iranian: "Iranian ID cards", foreign: "", mixed: "Iranian ID cards and other passports" },
    days: { opens: /^Check-in and check-out/, apply: "Use these dates" },
    search: "Search",
    wayOn: "A rate that all these travellers can book",
    theirs: /^Book at this rate/,
    difference: /(more|less|Same price)$/,
    twin: "فارسی",
  },
} as const;
type Locale = keyof typeof said;

/**
 * The first is the one that has most to say. Each has days of its own, by their distance from today, in the months that a
 * calendar opens with.
 */
const ways = [
  ["mixed", "fa", 13],
  ["foreign", "en", 15],
  ["iranian", "en", 17],
  ["iranian", "fa", 19],
  ["foreign", "fa", 21],
  ["mixed", "en", 23],
] as const satisfies readonly (readonly [PartyAudience, Locale, number])[];

const dayIn = (days: number) => addDays(tehranDate(Math.floor(Date.now() / 1000)), days);

/** Total of a reservation on its page, rial. */
const totalOf = async (page: Page) => Number(await page.locator("[data-total]").first().getAttribute("data-total"));

/** Expects nothing on a page that this party cannot have. */
const expectTheirs = (page: Page, party: PartyAudience) => expect(page.getByText(closedTo[party])).toHaveCount(0);

/** Says the passports on Home, unless they are usual in its language, and searches for two nights in a city. */
async function searchFromHome(page: Page, party: PartyAudience, locale: Locale, inDays: number): Promise<void> {
  const w = said[locale];
  await page.goto("/");
  await ready(page);
  await expectTheirs(page, usualPartyAudience(locale));
  if (party !== usualPartyAudience(locale)) {
    const line = page.getByRole("search").getByRole("button", { name: w.party });
    await line.click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("radio", { name: w[party], exact: true }).check();
    await sheet.getByRole("button", { name: w.done }).click();
    await expect(line).toContainText(w.line[party]);
  }
  await choosePlace(page, w.destination, w.city);
  await chooseDays(page, w.days, [dayIn(inDays), dayIn(inDays + 2)]);
  await page.getByRole("button", { name: w.search, exact: true }).click();
  await page.waitForURL(/\/search\/property\?/);
  await ready(page);
  const inAddress = party === usualPartyAudience(locale) ? null : party;
  expect(new URL(page.url()).searchParams.get("audience")).toBe(inAddress);
}

const nationalityOf = (page: Page, at: number) => page.locator(`[id="travellers.${at}.nationality"] select`);

/** Pays on the status page, up to the voucher with the documents of all. */
async function toVoucher(page: Page, party: PartyAudience, locale: Locale): Promise<void> {
  await expectTheirs(page, party);
  await payAtBank(page, locale, "pay");
  await page.getByRole("heading", { name: words[locale].certain }).waitFor();
  await page.getByRole("link", { name: words[locale].voucher }).click();
  await page.waitForURL(/\/reserve-new\/reserve\/voucher\//);
  await expectTheirs(page, party);
  await expectDocuments(page, passports[party]);
}

for (const [party, locale, inDays] of someOf(ways, 1)) {
  test(`a party (${party}) in ${locale} from Home to its voucher sees rates that it can have alone`, async ({
    page,
    context,
    site,
  }) => {
    const w = words[locale];
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    await searchFromHome(page, party, locale, inDays);
    await expectTheirs(page, party);
    await page.locator("[data-property] h3 a").first().click();
    await page.waitForURL(/Hotel\.html\?/);
    await ready(page);
    await expectTheirs(page, party);
    // A change of language changes no price: the party stays.
    const twin = await page.getByRole("banner").getByRole("link", { name: said[locale].twin }).getAttribute("href");
    const isUsualThere = party === usualPartyAudience(OTHER_LOCALE[locale]);
    expect(new URLSearchParams(twin?.split("?")[1]).get("audience")).toBe(isUsualThere ? null : party);

    const plans = page.locator("[data-plan]").filter({ hasText: w.instant });
    await plans.getByRole("link", { name: w.choose }).first().click();
    await page.locator("[data-total]").first().waitFor();
    await expectTheirs(page, party);
    await hold(page, locale);
    await ready(page);
    await expectTheirs(page, party);
    // Each is asked in a mixed party; in others the answer of the first is that of all.
    const [first, second] = passports[party];
    await expect(nationalityOf(page, 0)).toHaveValue(party === "iranian" ? first : "");
    await nameTraveller(page, 0, first);
    await expect(nationalityOf(page, 1)).toHaveValue(party === "mixed" ? "" : first);
    await nameTraveller(page, 1, second);
    await toStatus(page, locale);
    await toVoucher(page, party, locale);
  });
}

/** Another party than this one, which has rates that this one cannot have. */
const OTHER = { iranian: "foreign", foreign: "iranian", mixed: "iranian" } as const;

/** A plan that is for one party alone, in a room for which another party has a rate too. */
async function closedPlan(
  page: Page,
  party: PartyAudience,
  inDays: number,
): Promise<{ address: string; plan: number }> {
  const other = OTHER[party];
  const stay = { check_in: dayIn(inDays), length_of_stay: "2", rooms: "2" };
  const { items } = await asked<CityValue>(page, `/property/v2/city/${BOOKING_CITY}`);
  for (const { id, slug } of items) {
    const roomsOf = async (audience: PartyAudience) => {
      const query = new URLSearchParams({ ...stay, audience });
      return (await asked<RoomsValue>(page, `/property/v2/${id}/rooms?${query}`)).parties[0]?.room_types ?? [];
    };
    const theirs = await roomsOf(party);
    for (const room of await roomsOf(other)) {
      const closed = room.plans.find((plan) => plan.guest_nationality === other && plan.blocking.length === 0);
      const isOpen = theirs.find((one) => one.id === room.id)?.plans.some((plan) => plan.blocking.length === 0);
      if (closed === undefined || isOpen !== true) continue;
      const property = addressOf("property", { cityName: BOOKING_CITY, propertyName: slug }, stay);
      return { address: carriedInto(property, { audience: other }), plan: closed.rate_plan_id };
    }
  }
  throw new Error(`No room of ${BOOKING_CITY} has a rate for (${other}) beside one for (${party})`);
}

// In full runs alone: `npm test` has the form as a story, and the rates that are open as a test of the provider.
for (const [party, locale, inDays] of someOf(ways, 0)) {
  test(`a party (${party}) in ${locale} that chose a rate of others reads why, and goes on with its own`, async ({
    page,
    context,
    site,
  }) => {
    const w = said[locale];
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const { address, plan } = await closedPlan(page, party, inDays);
    await page.goto(address);
    await ready(page);
    const row = page.locator(`[data-plan="${plan}"]`).first();
    await expect(row).toContainText(closedTo[party]);
    await row.getByRole("link", { name: words[locale].choose }).click();
    await page.locator("[data-total]").first().waitFor();
    await hold(page, locale);
    await ready(page);
    const before = await totalOf(page);
    for (const [at, nationality] of passports[party].entries()) await nameTraveller(page, at, nationality);
    await page.getByRole("button", { name: words[locale].next }).click();
    await expect(page.getByRole("heading", { name: w.wayOn })).toBeVisible();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    const difference = (await page.getByText(w.difference).first().textContent()) ?? "";
    const theirs = (await page.getByRole("button", { name: w.theirs }).textContent()) ?? "";
    const held = page.url();
    await page.getByRole("button", { name: w.theirs }).click();
    await page.waitForURL((url) => url.href !== held && url.pathname.includes("/prepare/"));
    await ready(page);
    const total = await totalOf(page);
    expect(theirs).toContain(formatMoneyText(total, locale));
    if (total !== before) expect(difference).toContain(formatMoneyText(Math.abs(total - before), locale));
    await expectTheirs(page, party);
    await toStatus(page, locale);
    await toVoucher(page, party, locale);
  });
}
