import type { Page } from "@playwright/test";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { logInByCall, loginWords } from "./account.ts";
import { chooseRoom, openTraveller, payAtBank, toStatus, bookingWords as words } from "./booking.ts";
import { flightHeld } from "./flight-booking.ts";
import { chooseDays, choosePlace } from "./search-form.ts";
import { expect, test } from "./site.ts";
import { holdTour } from "./tour-booking.ts";
import { ready } from "./watch.ts";
import { someOf } from "./ways.ts";

/** Bookings in English by travellers from Germany: their number, their names and their passports. */

const w = { ...words.en, ...loginWords.en };

/** Travellers: their names as they write them and as on tickets, and their passports. */
const travellers = [
  {
    first: "Jörg",
    last: "O'Neil-Müller",
    ticket: ["JOERG", "ONEIL MUELLER"],
    passport: "C01X00T47",
    issuer: "Stadt Köln",
  },
  { first: "Anna", last: "Schmidt", ticket: ["Anna", "Schmidt"], passport: "CFGHJKLM5", issuer: "" },
] as const;

const dayIn = (days: number) => addDays(tehranDate(Math.floor(Date.now() / 1000)), days);

/** A German number that no other journey uses. */
const germanMobile = (): string => `+4915123${String(Date.now()).slice(-6)}`;

/** Logs in by the message that the demonstration shows. Returns the number in stored form. */
async function logIn(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Mobile number from another country?").click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Germany" })).toHaveText("Germany +49");
  const field = dialog.getByLabel(w.mobile, { exact: true });
  await field.fill("+232 76 123456");
  await dialog.getByRole("button", { name: w.send, exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/don’t send SMS to this country/);
  const mobile = germanMobile();
  // As on a visiting card.
  await field.fill(`+49 (0)${mobile.slice(3, 6)} ${mobile.slice(6)}`);
  await dialog.getByRole("button", { name: w.send, exact: true }).click();
  await expect(dialog.getByText(/^Shamseh: verification code for login \d{6}/)).toBeVisible();
  await dialog.getByRole("button", { name: "Fill in the code" }).click();
  return mobile;
}

async function fill(page: Page, at: number): Promise<void> {
  const { first, last, ticket, passport, issuer } = travellers[at]!;
  await openTraveller(page, at);
  const seat = page.getByRole("group", { name: `Adult ${at + 1}`, exact: true });
  const persian = seat.getByLabel("First name (Persian)");
  const nationality = seat.getByLabel("Nationality");
  // The second traveller's fields start from the first one's.
  if (at === 0) {
    await expect(nationality).toHaveValue("");
    await nationality.selectOption({ label: "Germany" });
  }
  await expect(nationality).toHaveValue("DE");
  await expect(persian).toHaveCount(0);
  await expect(seat.getByLabel("National code")).toHaveCount(0);
  for (const [label, typed, spelling] of [
    ["First name (Latin letters)", first, ticket[0]],
    ["Last name (Latin letters)", last, ticket[1]],
  ] as const) {
    const field = seat.getByLabel(label);
    await field.fill(typed);
    if (typed === spelling) continue;
    // One tap accepts the spelling for tickets.
    await seat.getByRole("button", { name: new RegExp(`^Write it as .?${spelling}.?$`) }).click();
    await expect(field).toHaveValue(spelling);
    await expect(field).toBeFocused();
    await expect(seat.getByRole("button", { name: /^Write it as/ })).toHaveCount(0);
  }
  await seat.getByLabel("Gender").selectOption({ label: at === 0 ? "Male" : "Female" });
  const dates = [
    ["Date of birth", "3", "7", "1986"],
    ["Passport expiry", "1", "3", "2035"],
  ] as const;
  for (const [label, day, month, year] of dates) {
    const date = seat.getByRole("group", { name: label });
    await date.getByLabel("Day").fill(day);
    await date.getByLabel("Month").selectOption(month);
    await date.getByLabel("Year").fill(year);
  }
  await seat.getByLabel("Passport number").fill(passport);
  await seat.getByLabel("Passport issuer").fill(issuer);
  await seat.getByLabel("Passport issuing country").selectOption({ label: "Germany" });
}

/** Expects passport numbers as in the passport: in Latin digits, unbroken. */
async function expectPassports(page: Page): Promise<void> {
  for (const { passport } of travellers) {
    const shown = page.getByRole("main").getByText(passport, { exact: true });
    await expect(shown).toBeVisible();
    await expect(shown).toHaveAttribute("dir", "ltr");
  }
}

/** The same on a status page, which masks them until they are asked for. */
async function expectPassportsAsked(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByText(travellers[0].passport)).toHaveCount(0);
  const show = page.getByRole("button", { name: "Show ID numbers" });
  // A page that is still arriving may take the button away under the hand.
  await expect(async () => {
    await show.click({ timeout: 2_000 });
    await expect(show).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expectPassports(page);
}

/** Newest message to a number. */
async function smsTo(page: Page, mobile: string): Promise<string> {
  const { messages } = await (await page.request.get(`/__demo/outbox?mobile=${encodeURIComponent(mobile)}`)).json();
  return messages[0]?.text ?? "";
}

test("R104, R130 from a German number and a name with signs to the voucher, its SMS and the profile", async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: "lang", value: "en", url: site.url }]);
  await chooseRoom(page, "en", 25, "foreign");
  const property = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("button", { name: w.book }).first().click();
  const mobile = await logIn(page);
  await page.waitForURL(/\/reserve-new\/reserve\/prepare\//);
  await ready(page);
  await fill(page, 0);
  await expect(page.getByLabel(w.mobile, { exact: true })).toHaveValue(mobile);
  await fill(page, 1);
  await expect(page.getByLabel("Save these travellers for later bookings")).toBeChecked();
  await toStatus(page, "en");
  await expectPassportsAsked(page);
  await payAtBank(page, "en", "pay");
  await page.getByRole("link", { name: w.voucher }).click();
  await page.waitForURL(/\/reserve-new\/reserve\/voucher\//);
  await expectPassports(page);
  await expect(page.getByRole("cell", { name: /^JOERG ONEIL MUELLER/ })).toBeVisible();
  const tracking = await page
    .getByRole("definition")
    .filter({ hasText: /^\d{10}$/ })
    .textContent();
  expect(await smsTo(page, mobile)).toMatch(
    new RegExp(
      `^Shamseh: booking ${tracking} at ${property} is confirmed\\. Your voucher: http\\S+/reserve/book/[\\w-]+\\?lang=en#${tracking}$`,
    ),
  );

  // The box was left ticked: the profile has the typed values, and can be saved again.
  await expect(page.getByRole("banner").getByRole("link", { name: /^JOERG ONEIL MUELLER/ })).toBeVisible();
  await page.goto("/user/panel/information.html");
  await ready(page);
  const person = page.getByRole("region", { name: "Personal details" });
  const kept = {
    "First name (Persian)": "",
    "Last name (Persian)": "",
    "First name (Latin letters)": "JOERG",
    "Last name (Latin letters)": "ONEIL MUELLER",
    Gender: "male",
    Nationality: "DE",
    "National code": "",
    Day: "3",
    Month: "7",
    Year: "1986",
  };
  for (const [label, value] of Object.entries(kept)) await expect(person.getByLabel(label), label).toHaveValue(value);
  await person.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(person.locator("[aria-invalid=true]")).toHaveCount(0);
});

/** Goes Home, to the form of a product, and fills in from where to where. */
async function formAtHome(page: Page, tab: string, [origin, destination]: readonly (readonly [string, string])[]) {
  await page.goto("/");
  await ready(page);
  await page.getByRole("tab", { name: tab }).click();
  for (const place of [origin, destination]) if (place) await choosePlace(page, ...place);
  return page.getByRole("search");
}

/** From Home to a departure that is certain, with a hotel that is confirmed at once. */
async function tourFromHome(page: Page): Promise<void> {
  const places = [
    ["Leaving from", "Tehran"],
    ["Destination", "Kish"],
  ] as const;
  const form = await formAtHome(page, "Tours", places);
  await chooseDays(page, { opens: /^Departure and return/, apply: "Use these dates" }, [dayIn(30), dayIn(33)]);
  await form.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/\/search\/tour\?/);
  await ready(page);
  await page.locator("[data-package]").first().getByRole("link").first().click();
  await page.waitForURL(/Tour\.html\?/);
  await ready(page);
  const book = page.getByRole("button", { name: "Book this tour" }).filter({ visible: true });
  const others = page.locator("[data-package]").getByRole("link", { name: /^Choose / });
  for (let at = 0; (await book.count()) === 0; at += 1) {
    const before = page.url();
    await others.nth(at).click();
    await page.waitForURL((url) => url.href !== before);
  }
  await book.first().click();
}

/** From Home to the first fare that is refunded in part, for two. */
async function flightFromHome(page: Page): Promise<void> {
  const form = await formAtHome(page, "Flights", [
    ["From", "Tehran"],
    ["To", "Mashhad"],
  ]);
  await form.getByRole("button", { name: /^Travellers and class/ }).click();
  const sheet = page.getByRole("dialog");
  await sheet
    .getByRole("button", { name: /^One more/ })
    .first()
    .click();
  await sheet.getByRole("button", { name: "Done", exact: true }).click();
  await chooseDays(page, { opens: /^Outbound date/ }, [dayIn(33)]);
  await form.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/\/search\/flight\?/);
  await ready(page);
  await page
    .locator('[data-offer="system"]')
    .first()
    .getByRole("link", { name: /^Choose / })
    .click();
  await page.waitForURL(/\/flight\/reserve\/prepare\?/);
  await ready(page);
  await page.locator("button:visible", { hasText: "Hold and continue" }).click();
}

/** Logs in through the website's calls, holds for two the same way, and opens the form of the travellers. */
async function heldByCall(page: Page, kind: Kind): Promise<string> {
  const mobile = await logInByCall(page, germanMobile());
  const held = kind === "tour" ? await holdTour(page, [{ adult_count: 2, children: [] }]) : await flightHeld(page);
  await page.goto(reservationAddress(kind, "prepare", held.confirmation_code));
  return mobile;
}

async function heldFromHome(page: Page, kind: Kind): Promise<string> {
  await (kind === "tour" ? tourFromHome(page) : flightFromHome(page));
  const mobile = await logIn(page);
  await page.waitForURL(/\/reserve\/prepare(\/|\?confirmation_code=)/);
  return mobile;
}

const papers = { tour: w.voucher, flight: "View and print ticket" } as const;
type Kind = keyof typeof papers;
const beginnings = [
  ["held by a call", heldByCall],
  ["from Home", heldFromHome],
] as const;
const trips = (["tour", "flight"] as const).flatMap((kind) =>
  someOf(beginnings, 1).map(([name, begin]) => ({ kind, name, begin })),
);

for (const { kind, name, begin } of trips) {
  test(`R104, R130 a ${kind} ${name} by a German number, passports and e-mail, to its papers`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: "lang", value: "en", url: site.url }]);
    // Messages are in the language of the call that holds.
    await context.setExtraHTTPHeaders({ "Accept-Language": "en" });
    const mobile = await begin(page, kind);
    await ready(page);
    await fill(page, 0);
    await expect(page.getByLabel(w.mobile, { exact: true })).toHaveValue(mobile);
    await page.getByLabel("Email").fill("joerg@example.de");
    await fill(page, 1);
    await toStatus(page, "en");
    await expectPassportsAsked(page);
    await payAtBank(page, "en", "pay");
    await page.getByRole("link", { name: papers[kind] }).click();
    await page.waitForURL(/\/reserve\/voucher\//);
    await expectPassports(page);
    await expect(page.getByText(/^JOERG ONEIL MUELLER/).first()).toBeVisible();
    expect(await smsTo(page, mobile)).toMatch(/^Shamseh: /);
  });
}
