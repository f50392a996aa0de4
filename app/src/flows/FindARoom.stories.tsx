import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inLocale, localeOf } from "#domain/text/in-locale.ts";
import { home } from "#fixtures/answers/home.ts";
import { isfahanSearch } from "#fixtures/answers/isfahan-search.ts";
import { propertyCalendar } from "#fixtures/answers/property-calendar.ts";
import { propertyComments } from "#fixtures/answers/property-comments.ts";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import { propertyExtraFacilities } from "#fixtures/answers/property-extra-facilities.ts";
import { propertyQuestions } from "#fixtures/answers/property-questions.ts";
import { propertyRooms } from "#fixtures/answers/property-rooms.ts";
import { propertySimilar } from "#fixtures/answers/property-similar.ts";
import { propertySuggested } from "#fixtures/answers/property-suggested.ts";
import { suggestionsInEnglish } from "#fixtures/answers/suggestions-in-english.ts";
import { suggestionsInPersian } from "#fixtures/answers/suggestions-in-persian.ts";
import { stage } from "#tests/stories/stage.tsx";
import { wordsByGlobals } from "#tests/stories/words.ts";

/** From Home to a chosen room: each story goes on where the one before ended. */
const meta: Meta = { title: "سفرها/یافتن اتاق Finding a room", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story["play"]>;

const property = `property/v2/${propertyDetails.id}`;
const site = stage({
  address: "/",
  answers: {
    "content/v2/home": home,
    "base/v2/autocomplete#fa": suggestionsInPersian,
    "base/v2/autocomplete#en": suggestionsInEnglish,
    "property/v2/search": isfahanSearch,
    "property/v2/details/Isfahan/HowzkhanehBoutique": propertyDetails,
    [`${property}/rooms`]: propertyRooms,
    [`${property}/price-calendar`]: propertyCalendar,
    [`${property}/comments`]: propertyComments,
    [`${property}/questions`]: propertyQuestions,
    [`${property}/similar`]: propertySimilar,
    [`${property}/suggested`]: propertySuggested,
    [`${property}/extra-facilities`]: propertyExtraFacilities,
  },
});

const words = {
  fa: {
    destination: "مقصد",
    typed: "اصف",
    isfahan: "اصفهان",
    stay: /ورود و خروج/,
    checkIn: "تاریخ ورود",
    checkOut: "تاریخ خروج",
    dates: ["۱۴۰۵/۰۹/۱۰", "۱۴۰۵/۰۹/۱۳"],
    apply: "تأیید تاریخ",
    search: "جست‌وجو",
    choose: /^انتخاب .+،/,
  },
  en: {
    destination: "Destination",
    typed: "isf",
    isfahan: "Isfahan",
    stay: /Check-in and check-out/,
    checkIn: "Check-in date",
    checkOut: "Check-out date",
    dates: ["2026-12-01", "2026-12-04"],
    apply: "Use these dates",
    search: "Search",
    choose: /^Select .+,/,
  },
} as const;
const wordsOf = wordsByGlobals(words);

const chooseDestination: Play = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement);
  const { destination, typed, isfahan } = wordsOf(globals);
  const field = await canvas.findByRole("combobox", { name: destination });
  await userEvent.type(field, typed);
  // The list lies above the page, not inside it.
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click((await page.findAllByRole("option", { name: new RegExp(isfahan) }))[0] as HTMLElement);
  await expect(field).toHaveValue(isfahan);
};

const chooseDates: Play = async (context) => {
  await chooseDestination(context);
  const page = within(context.canvasElement.ownerDocument.body);
  const { stay, checkIn, checkOut, dates, apply } = wordsOf(context.globals);
  await userEvent.click(await page.findByRole("button", { name: stay }));
  for (const [index, name] of [checkIn, checkOut].entries()) {
    const field = await page.findByLabelText(name);
    await userEvent.clear(field);
    await userEvent.type(field, dates[index] ?? "");
    await userEvent.tab();
  }
  await userEvent.click(await page.findByRole("button", { name: apply }));
};

const search: Play = async (context) => {
  await chooseDates(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: wordsOf(context.globals).search }));
  await waitFor(() =>
    expect(context.canvasElement.querySelectorAll("[data-property]")).toHaveLength(isfahanSearch.items.length),
  );
};

const openProperty: Play = async (context) => {
  await search(context);
  const canvas = within(context.canvasElement);
  const name = inLocale(propertyDetails, "name", localeOf(context.globals.locale));
  await userEvent.click(await canvas.findByRole("link", { name }));
  await canvas.findByRole("heading", { level: 1, name });
};

const chooseRoom: Play = async (context) => {
  await openProperty(context);
  const canvas = within(context.canvasElement);
  const [first] = await canvas.findAllByRole("link", { name: wordsOf(context.globals).choose });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(context.canvasElement.querySelector("[data-total]")).toBeVisible());
};

export const ChoosingADestination: Story = { ...site, play: chooseDestination };
export const ChoosingDates: Story = { ...site, play: chooseDates };
export const Searching: Story = { ...site, play: search };
export const OpeningAProperty: Story = { ...site, play: openProperty };
export const ChoosingARoom: Story = { ...site, play: chooseRoom };
