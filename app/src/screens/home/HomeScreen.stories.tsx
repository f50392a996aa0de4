import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { clearRecents, keepRecent } from "#app/src/features/recent/recent.ts";
import { inPage } from "#app/src/page/story.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { locales } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { fareCalendar } from "#fixtures/answers/fare-calendar.ts";
import { home } from "#fixtures/answers/home.ts";
import { suggestionsInEnglish } from "#fixtures/answers/suggestions-in-english.ts";
import { suggestionsInPersian } from "#fixtures/answers/suggestions-in-persian.ts";
import { stage } from "#tests/stories/stage.tsx";
import { HomeScreen } from "./HomeScreen.tsx";
import type { HomeData } from "./load.ts";

const data: HomeData = {
  home,
  incomplete: null,
  destination: null,
  stay: null,
  typed: null,
  errors: {},
  parties: [{ adults: 2, children: [] }],
  search: null,
};
const meta: Meta = { title: "صفحه‌ها/صفحهٔ اصلی Home", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

/** Stored items of a browser, in the language in which they were viewed. */
const recents = {
  fa: { title: "هتل عباسی", detail: "اصفهان", where: "اصفهان", party: "۱۰ تا ۱۳ آذر · ۲ نفر" },
  en: { title: "Abbasi Hotel", detail: "Isfahan", where: "Isfahan", party: "1 to 4 December · 2 travellers" },
};
const at = {
  address: "/",
  answers: {
    "content/v2/home": home,
    "base/v2/autocomplete#fa": suggestionsInPersian,
    "base/v2/autocomplete#en": suggestionsInEnglish,
  },
};

export const Default: Story = stage(at);
/** Items viewed and searches made in this browser; one press clears them. */
export const Recent: Story = {
  ...stage(at),
  beforeEach: () => {
    for (const locale of locales) {
      const { title, detail, where, party } = recents[locale];
      const hotel = "/IsfahanHotels/AbbasiHotel.html";
      keepRecent("viewed", locale, { title, detail, address: hotel });
      const search = addressOf(
        "propertySearch",
        {},
        { destination_id: "city-2", destination_name: where, check_in: "2026-12-01", length_of_stay: 3 },
      );
      keepRecent("search", locale, { title: where, detail: party, address: search });
    }
    return clearRecents;
  },
  play: async ({ canvasElement }) => {
    const section = await within(canvasElement).findByRole("region", { name: /^(ادامهٔ جست‌وجوی شما|Pick up where)/ });
    await expect(within(section).getAllByRole("link")).toHaveLength(2);
    await userEvent.click(within(section).getByRole("button", { name: /^(پاک کردن|Clear)$/ }));
    await waitFor(() => expect(section).not.toBeInTheDocument());
  },
};
/** The same, before it is cleared. */
export const RecentKept: Story = { ...Recent, play: undefined };
export const Loading: Story = stage({ ...at, isResolving: true });
export const Empty: Story = stage({ ...at, scenario: "empty" });
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
export const NothingOnOffer: Story = { render: inPage(HomeScreen, { ...data, home: { ...home, offers: [] } }) };
/** Before anything is for sale. */
export const NothingForSale: Story = {
  render: inPage(HomeScreen, {
    ...data,
    home: {
      ...home,
      property_count: 0,
      city_count: 0,
      offers: [],
      popular_iran: [],
      popular_abroad: [],
      tours: [],
      flights: [],
    },
  }),
};
export const SearchIncomplete: Story = {
  render: inPage(HomeScreen, { ...data, incomplete: { fault: "missing", destinationName: "" } }),
};
/** The review of flights was opened without any. */
export const NothingChosen: Story = {
  render: inPage(HomeScreen, { ...data, incomplete: { fault: "choice", destinationName: "" } }),
};
export const UnknownDestination: Story = {
  render: inPage(HomeScreen, {
    ...data,
    incomplete: { fault: "unknown", destinationName: "شهرِ خیلی‌خیلی‌دوری که هیچ‌کس نمی‌شناسد" },
  }),
  globals: { locale: "fa" },
};
const destinations = { fa: ["اصف", "اصفهان"], en: ["isf", "Isfahan"] } as const;

/** Suggestions while a destination is typed, chosen with the keys. */
export const ChoosingADestination: Story = {
  ...stage(at),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { name: /^(مقصد|Destination)$/ });
    const [typed, chosen] = destinations[localeOf(globals.locale)];
    await userEvent.type(field, typed);
    // The list lies above the page, not inside it.
    await within(canvasElement.ownerDocument.body).findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(field).toHaveValue(chosen);
  },
};

/** On a telephone the search is in sight with its button, above the navigation, and the page is five screens long. */
export const OnAPhone: Story = {
  ...stage(at),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const submit = canvas.getByRole("button", { name: /^(جست‌وجو|Search)$/ });
    const nav = canvas.getByRole("navigation", { name: /^(میان‌بُرها|Shortcuts)$/ });
    await waitFor(() =>
      expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(nav.getBoundingClientRect().top),
    );
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(5000);
  },
};

const FULL_DAY = "2026-11-27";
/** As recorded, and one day without a seat, which a popular route has at other hours. */
const oneDayFull: typeof fareCalendar = {
  ...fareCalendar,
  outbound: fareCalendar.outbound.map((day) =>
    day.date === FULL_DAY ? { ...day, min_price: null, state: "full" } : day,
  ),
};
const flights = {
  address:
    "/?kind=flight&origin_city_id=city-1&origin_name=تهران&destination_city_id=city-21&destination_name=استانبول&return_date=2026-12-08",
  answers: { ...at.answers, "flight/v2/price-calendar": oneDayFull },
};
/** The search of flights; its calendar says the lowest fare of each day, and refuses days without a seat or a flight. */
export const Flights: Story = {
  ...stage(flights),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^(تاریخ رفت|Outbound date)/ }));
    const dialog = await screen.findByRole("dialog");
    const cell = (date = "") => dialog.querySelector<HTMLElement>(`[data-day="${date}"]`);
    const open = oneDayFull.outbound.find(({ date, state }) => date >= "2026-11-21" && state === "open");
    await waitFor(() => expect(cell(open?.date)?.getAttribute("aria-label")).toMatch(/هر بزرگسال|per adult/));
    await expect(cell(FULL_DAY)).toHaveAttribute("aria-disabled", "true");
  },
};
const priceLegend = /^(کمترین قیمت هر بزرگسال|Lowest price per adult)/;
/** Prices are asked for when both cities are known, and labelled as prices when there are some. */
export const FlightsBeforeTheCities: Story = {
  ...stage({ ...flights, address: "/?kind=flight" }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const departure = await canvas.findByRole("button", { name: /^(تاریخ رفت|Outbound date)/ });
    await userEvent.click(departure);
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.querySelector("[data-day]")).toBeVisible());
    await expect(within(dialog).queryByText(priceLegend)).toBeNull();
    await userEvent.click(within(dialog).getByRole("button", { name: /^(بستن|Close)$/ }));
    for (const [name, typed, option] of [
      [/^(مبدأ|From)$/, "ته", 0],
      [/^(مقصد|To)$/, "اص", 1],
    ] as const) {
      await userEvent.type(canvas.getByRole("combobox", { name }), typed);
      const options = await within(await screen.findByRole("listbox")).findAllByRole("option");
      await userEvent.click(options[option] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    }
    await userEvent.click(departure);
    await waitFor(() => expect(within(screen.getByRole("dialog")).getByText(priceLegend)).toBeVisible());
    await expect(screen.getByRole("dialog").querySelectorAll("[data-below]").length).toBeGreaterThan(7);
  },
};
export const FlightsOnAPhone: Story = { ...Flights, globals: { viewport: { value: "phone" } } };
const badDates = {
  property: "/?incomplete=date&check_in=30/12/1405&length_of_stay=4",
  tour: "/?kind=tour&incomplete=date&origin_id=city-1&origin_name=تهران&destination_id=city-21&destination_name=استانبول&check_in=30/12/1405&length_of_stay=4",
  flight:
    "/?kind=flight&incomplete=date&origin_city_id=city-1&origin_name=تهران&destination_city_id=city-21&destination_name=استانبول&departure_date=30/12/1405&adult_count=1",
};
const atBadDate = (kind: keyof typeof badDates): Story => ({
  ...stage({ ...flights, address: badDates[kind] }),
  play: async ({ canvasElement }) => {
    const reason = /^(اسفند ۱۴۰۵ ۲۹ روز دارد|Esfand 1405 has 29 days)\.?$/;
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText(reason)).toHaveLength(2));
    // The typed text stands in its field.
    await expect(canvas.getByRole("button", { name: /30\/12\/1405|۳۰\/۱۲\/۱۴۰۵/ })).toHaveAccessibleDescription(reason);
  },
});
/** A date that was typed before scripts, and is none, is kept and explained at its field. */
export const BadCheckIn: Story = atBadDate("property");
export const BadTourDate: Story = atBadDate("tour");
export const BadDepartureDate: Story = atBadDate("flight");
export const FlightsIncomplete: Story = stage({ ...flights, address: `${flights.address}&incomplete=missing` });
