import type { Locator, Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { formatDate, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { extractNumber } from "#domain/text/extract-number.ts";
import { codeFor, newMobile } from "./account.ts";
import { people, termsBox } from "./booking.ts";
import { listen } from "./screen-reader.ts";
import { expect, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";

/**
 * From Home to the voucher with a screen reader: everything is found by its role and name, and after each step the
 * focus, the announcements, the heading and the title must be right.
 */

const AT_BANK = { pay: "پرداخت", decline: "انصراف" };

const words = {
  fa: {
    title: /شمسه$/,
    titles: [/^رزرو هتل/, /^اقامتگاه در اصفهان/, null, /^مشخصات مسافران/, /^وضعیت رزرو/, /^وضعیت رزرو/, /^واچر/],
    destination: "مقصد",
    typed: "اصف",
    isfahan: /^اصفهان/,
    stay: /^ورود و خروج/,
    checkIn: "تاریخ ورود",
    checkOut: "تاریخ خروج",
    apply: "تأیید تاریخ",
    search: "جست‌وجو",
    filters: /^فیلترها/,
    instant: "تأیید آنی",
    show: /^نمایش .+ اقامتگاه$/,
    logIn: "ورود",
    account: /حساب من/,
    sendCode: "دریافت کد تأیید",
    code: "کد تأیید شش‌رقمی",
    select: /^انتخاب .+،/,
    chosen: /^انتخاب شد/,
    book: "رزرو و ورود مشخصات",
    adult: (number: number) => `بزرگسال ${"۰۱۲"[number]}`,
    firstName: "نام",
    lastName: "نام خانوادگی",
    gender: "جنسیت",
    female: "زن",
    born: "تاریخ تولد",
    day: "روز",
    month: "ماه",
    year: "سال",
    bornIn: "1370",
    nationalCode: "کد ملی",
    mobile: "شمارهٔ موبایل",
    atBank: AT_BANK,
    nextTraveller: "مسافر بعدی",
    toPayment: "ادامه و پرداخت",
    pay: /^پرداخت [۰-۹]/,
    voucher: "مشاهده و چاپ واچر",
    tracking: "کد پیگیری",
  },
  en: {
    title: /Shamseh$/,
    titles: [
      /^Book hotels/,
      /^Places to stay in Isfahan/,
      null,
      /^Traveller details/,
      /^Booking status/,
      /^Booking status/,
      /voucher/,
    ],
    destination: "Destination",
    typed: "isf",
    isfahan: /^Isfahan/,
    stay: /^Check-in and check-out/,
    checkIn: "Check-in date",
    checkOut: "Check-out date",
    apply: "Use these dates",
    search: "Search",
    filters: /^Filters/,
    instant: "Instant confirmation",
    show: /^Show .+ propert/,
    logIn: "Log in",
    account: /My account/,
    sendCode: "Get verification code",
    code: "Six-digit verification code",
    select: /^Select .+,/,
    chosen: /^Selected/,
    book: "Book and enter details",
    adult: (number: number) => `Adult ${number}`,
    firstName: "First name (Persian)",
    lastName: "Last name (Persian)",
    gender: "Gender",
    female: "Female",
    born: "Date of birth",
    day: "Day",
    month: "Month",
    year: "Year",
    bornIn: "1991",
    nationalCode: "National code",
    mobile: "Mobile number",
    atBank: AT_BANK,
    nextTraveller: "Next traveller",
    toPayment: "Continue to payment",
    pay: /^Pay \d/,
    voucher: "View and print voucher",
    tracking: "Tracking code",
  },
} as const;
type Locale = keyof typeof words;
type Voice = Awaited<ReturnType<typeof listen>>;

/** A telephone's screen reader activates by a double tap; on a desktop the keyboard does. */
const pressOf = { fa: (target: Locator) => target.click(), en: (target: Locator) => target.press("Enter") } as const;

type Walk = { page: Page; voice: Voice; locale: Locale; press: (target: Locator) => Promise<void> };

const display = (locale: Locale) => ({ locale, calendar: USUAL_CALENDAR[locale] });

/** Presses days by their names, as in a telephone's list of months. */
async function pressDays({ page, voice, locale, press }: Walk, days: readonly IsoDate[]): Promise<void> {
  for (const day of days) {
    const button = page.getByRole("dialog").getByRole("button", { name: formatDate(day, display(locale), "full") });
    await voice.act(`choosing ${day}`, () => press(button), button);
  }
}

/** Types days, which the desktop calendar accepts too. */
async function typeDays({ page, voice, locale }: Walk, days: readonly IsoDate[]): Promise<void> {
  const { checkIn, checkOut } = words[locale];
  for (const [at, day] of days.entries()) {
    const field = page.getByRole("dialog").getByLabel([checkIn, checkOut][at] ?? "");
    const type = async () => {
      await field.fill(formatDate(day, display(locale), "numeric"));
      await page.keyboard.press("Tab");
    };
    await voice.act(`typing ${day}`, type, field);
  }
}

const chooseDays = { fa: pressDays, en: typeDays } as const;

/** Home: the place, the dates, the search. */
async function search({ page, voice, locale, press }: Walk): Promise<void> {
  const w = words[locale];
  const checkIn = addDays(tehranDate(Date.now() / 1000), 33);
  const destination = page.getByRole("combobox", { name: w.destination });
  const place = page.getByRole("option", { name: w.isfahan }).first();
  await voice.open("/?audience=iranian");
  await voice.act("typing the place", () => destination.fill(w.typed), place);
  await voice.act("choosing the place", () => place.click(), destination);
  const dialog = page.getByRole("dialog");
  await voice.act("opening the calendar", () => press(page.getByRole("button", { name: w.stay })), dialog);
  await voice.begins("the calendar", dialog);
  await chooseDays[locale]({ page, voice, locale, press }, [checkIn, addDays(checkIn, 2)]);
  const apply = dialog.getByRole("button", { name: w.apply });
  await voice.act("using the dates", () => press(apply), page.getByRole("button", { name: w.stay }));
  const results = page.getByRole("heading", { level: 3 }).getByRole("link");
  await voice.act("searching", () => press(page.getByRole("button", { name: w.search, exact: true })), results);
}

/** Filters the list to instant confirmation: beside it on a desktop, in a sheet on a telephone. */
const narrow = {
  async en({ page, voice }: Walk): Promise<void> {
    const { instant } = words.en;
    const box = page.getByRole("checkbox", { name: instant });
    await voice.act("filtering", () => box.press("Space"), page.getByRole("link", { name: instant }));
  },
  async fa({ page, voice, press }: Walk): Promise<void> {
    const { instant, filters, show } = words.fa;
    const dialog = page.getByRole("dialog");
    const opener = page.getByRole("button", { name: filters });
    const closer = dialog.getByRole("button", { name: show });
    await voice.act("opening the filters", () => press(opener), dialog);
    await voice.begins("the filters", dialog);
    await voice.act("filtering", () => page.getByRole("checkbox", { name: instant }).check(), closer);
    await voice.act("closing the filters", () => press(closer), opener);
  },
} as const;

/** Types a number and its code into the open dialog; `then` is in sight once the user is logged in. */
async function logIn({ page, voice, locale, press }: Walk, then: Locator): Promise<string> {
  const w = words[locale];
  const dialog = page.getByRole("dialog");
  const mobile = newMobile();
  await voice.begins("logging in", dialog);
  const number = dialog.getByLabel(w.mobile, { exact: true });
  const code = dialog.getByLabel(w.code);
  await voice.act("typing the number", () => number.fill(mobile), number);
  await voice.act("asking for a code", () => press(dialog.getByRole("button", { name: w.sendCode })), code);
  await expect(code).toBeFocused();
  const digits = await codeFor(page.request, mobile);
  await voice.act("typing the code", () => code.fill(digits), then);
  return mobile;
}

/** Accessible name of an element. */
const nameOf = async (target: Locator): Promise<string> =>
  /"(.*)"/.exec((await target.ariaSnapshot()).split("\n")[0] ?? "")?.[1] ?? "";

/** The rooms: each rate has a unique name, and the total is announced. Returns the total, toman. */
async function chooseRoom({ page, voice, locale, press }: Walk): Promise<number> {
  const w = words[locale];
  const property = page.getByRole("heading", { level: 3 }).getByRole("link").first();
  const offers = page.getByRole("link", { name: w.select });
  await voice.act("opening a property", () => press(property), offers);
  const names: string[] = [];
  for (const room of await page.getByRole("article").all()) {
    const rates = (await room.getByRole("link", { name: w.select }).all()).map(nameOf);
    const heading = (await room.getByRole("heading").first().textContent()) ?? "";
    for (const name of await Promise.all(rates)) {
      names.push(name);
      if (!name.includes(heading)) voice.fault("the rooms", `“${name}” does not name the room “${heading}”`);
    }
  }
  for (const name of new Set(names.filter((one, at) => names.indexOf(one) !== at)))
    voice.fault("the rooms", `more than one rate is called “${name}”`);
  await voice.said();
  await voice.act("choosing a rate", () => press(offers.first()), page.getByRole("link", { name: w.chosen }));
  // The announcement begins with the choice and ends with the sum.
  const total = (await voice.said()).map((text) => extractNumber(text.split(".")[1] ?? "")).find((sum) => sum > 1_000);
  if (total === undefined) voice.fault("choosing a rate", "the total is not announced");
  return total ?? 0;
}

/** Fills in one traveller, in the group with their name. */
async function fillTraveller({ page, voice, locale }: Walk, at: number): Promise<void> {
  const w = words[locale];
  const seat = page.getByRole("group", { name: w.adult(at + 1), exact: true });
  const born = seat.getByRole("group", { name: w.born });
  const { name, code } = people[at]!;
  const text = (label: string) => seat.getByRole("textbox", { name: label, exact: true });
  await text(w.firstName).fill(name);
  await text(w.lastName).fill("فرهمند");
  await seat.getByRole("combobox", { name: w.gender }).selectOption({ label: w.female });
  await born.getByRole("textbox", { name: w.day }).fill("1");
  await born.getByRole("combobox", { name: w.month }).selectOption({ index: 3 });
  await born.getByRole("textbox", { name: w.year }).fill(w.bornIn);
  await voice.act(`filling in traveller ${at + 1}`, () => text(w.nationalCode).fill(code), text(w.nationalCode));
}

/** From the form to the bank and back, to the voucher. */
async function payAndRead(walk: Walk, total: number): Promise<void> {
  const { page, voice, locale, press } = walk;
  const w = words[locale];
  await fillTraveller(walk, 0);
  const second = page.getByRole("button", { name: new RegExp(`^${w.adult(2)}`), expanded: true });
  await voice.act("the next traveller", () => press(page.getByRole("button", { name: w.nextTraveller })), second);
  await fillTraveller(walk, 1);
  const pay = page.getByRole("button", { name: w.pay });
  await voice.act("going to the payment", () => press(page.getByRole("button", { name: w.toPayment })), pay);
  const asked = extractNumber((await pay.textContent()) ?? "");
  if (asked !== total) voice.fault("choosing a rate", `${total} was announced, and ${asked} is to be paid`);
  const atBank = page.getByRole("button", { name: w.atBank.decline });
  const terms = termsBox(page);
  await voice.act("accepting the terms", () => terms.press("Space"), terms);
  await voice.act("paying", () => press(pay), atBank, { isElsewhere: true });
  voice.fault("paying", await voice.leftOnNothing());
  const voucher = page.getByRole("link", { name: w.voucher });
  await voice.act("paying at the bank", () => press(page.getByRole("button", { name: w.atBank.pay }).first()), voucher);
  await voice.act("opening the voucher", () => press(voucher), page.getByRole("table"));
  const tracking = page.getByRole("definition").filter({ hasText: /^\d{10}$|^[۰-۹]{10}$/ });
  if ((await page.getByRole("term").filter({ hasText: w.tracking }).count()) !== 1)
    voice.fault("the voucher", "no tracking code by its name");
  if ((await tracking.count()) !== 1) voice.fault("the voucher", "no tracking code of ten digits");
}

/** Expects a descriptive title on each page. */
function expectTitles({ voice, locale }: Walk): void {
  const { titles } = words[locale];
  for (const [at, { path, heading, title }] of voice.pages.entries()) {
    // A property's page is titled with the property's name.
    const named = titles[at] ?? heading;
    if (typeof named === "string" ? !title.startsWith(named) : !named.test(title))
      voice.fault(path, `the title of “${heading}” is “${title}”`);
  }
  if (voice.pages.length !== titles.length) voice.fault("the walk", `${voice.pages.length} pages were loaded`);
}

test("by voice on a telephone, logged in before the room is chosen (fa)", async ({ browser, site }) => {
  const context = await telephone(browser, site);
  const page = await context.newPage();
  const w = words.fa;
  const walk: Walk = { page, voice: await listen(page, w.title), locale: "fa", press: pressOf.fa };
  const { voice } = walk;
  await search(walk);
  await voice.act(
    "opening the log-in",
    () => page.getByRole("banner").getByRole("link", { name: w.logIn, exact: true }).click(),
    page.getByRole("dialog"),
  );
  const account = page.getByRole("banner").getByRole("link", { name: w.account });
  await logIn(walk, account);
  await expect.soft(account, "the focus comes back from the log-in").toBeFocused();
  await narrow.fa(walk);
  const total = await chooseRoom(walk);
  const first = page.getByRole("group", { name: w.adult(1), exact: true });
  await voice.act("booking", () => page.getByRole("button", { name: w.book }).first().click(), first);
  await payAndRead(walk, total);
  expectTitles(walk);
  expect(voice.faults).toEqual([]);
  await context.close();
});

test("by voice at a desk with the keyboard, logged in on the way (en)", async ({ page, context, site }) => {
  await context.addCookies([{ name: "lang", value: "en", url: site.url }]);
  const w = words.en;
  const walk: Walk = { page, voice: await listen(page, w.title), locale: "en", press: pressOf.en };
  const { voice } = walk;
  await search(walk);
  await narrow.en(walk);
  const total = await chooseRoom(walk);
  const book = page.getByRole("button", { name: w.book }).first();
  const dialog = page.getByRole("dialog");
  await voice.act("booking", () => book.press("Enter"), dialog);
  await voice.act("leaving the log-in", () => page.keyboard.press("Escape"), book);
  await expect.soft(book, "the focus comes back from the log-in").toBeFocused();
  await voice.act("booking again", () => book.press("Enter"), dialog);
  await logIn(walk, page.getByRole("group", { name: w.adult(1), exact: true }));
  await payAndRead(walk, total);
  expectTitles(walk);
  expect(voice.faults).toEqual([]);
});
