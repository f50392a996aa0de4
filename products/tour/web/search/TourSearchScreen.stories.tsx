import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inPage } from "#app/src/page/story.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import type { CitySummary, Country } from "#domain/contract/base.shapes.ts";
import { fieldRefusal } from "#domain/messages/refusals.ts";
import { inLocale, localeOf } from "#domain/text/in-locale.ts";
import { tourSearch } from "#fixtures/answers/tour-search.ts";
import { tourSearchNearest } from "#fixtures/answers/tour-search-nearest.ts";
import { Refused } from "#fixtures/scenario.ts";
import { departuresOf } from "#products/tour/web/departures-of.ts";
import { refusedPage } from "#tests/stories/refused-page.tsx";
import { stage } from "#tests/stories/stage.tsx";
import type { TourSearchData } from "./load.ts";
import { TourSearchScreen } from "./TourSearchScreen.tsx";

const meta: Meta = { title: "صفحه‌ها/جست‌وجوی تور Tour search", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const { check_in, length_of_stay, rooms } = tourSearch;
const query = {
  origin_id: tourSearch.origin.id,
  destination_id: tourSearch.destination.id,
  check_in,
  length_of_stay,
  rooms,
  flex: String(tourSearch.flex),
};
const at = { address: addressOf("tourSearch", {}, query), answers: { "tour/v2/search": tourSearch } };
const phone = { viewport: { value: "phone" } };

export const Default: Story = stage(at);
/** A telephone shows the first price without scrolling, below what is said of a day without tours. */
export const OnAPhone: Story = {
  ...stage(at),
  globals: phone,
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("article");
    await expect(first?.getBoundingClientRect().top).toBeLessThan(420);
    await expect(canvasElement.querySelector("[data-sum]")?.getBoundingClientRect().bottom).toBeLessThan(760);
  },
};
export const RefusedPage: Story = refusedPage(at.address, "tour/v2/search");
export const Loading: Story = stage({ ...at, isResolving: true });
/** A tour is one card, with the packages of its best day, the cheapest first, each at the price for everyone. */
export const OneCardATour: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole("article");
    await expect(cards).toHaveLength(tourSearch.total);
    for (const [index, card] of cards.entries()) {
      const packages = tourSearch.items[index]?.packages ?? [];
      const ofDay = departuresOf(packages).find(([one]) => one?.departure_id === packages[0]?.departure_id) ?? [];
      const sums = [...card.querySelectorAll("[data-sum]")].map((sum) => sum.getAttribute("data-sum"));
      await expect(sums).toEqual(ofDay.map(({ total }) => String(total)));
      // No two rows of a card are told apart by their price alone.
      const rows = [...card.querySelectorAll("[data-package]")].map(
        (row) => row.querySelector("[data-facts]")?.textContent ?? "",
      );
      await expect(new Set(rows).size).toBe(rows.length);
    }
  },
};
/** On the wanted day nothing leaves: that is said above the days that have tours, before the first of them. */
export const NoneOnTheDay: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(tourSearch.strip.find(({ date }) => date === check_in)?.total).toBeNull();
    const said = canvas.getByText(/هیچ توری حرکت نمی‌کند|No tour leaves on/);
    const [first] = canvas.getAllByRole("article");
    const chosen = canvasElement.querySelector("[aria-current=date]") as HTMLElement;
    await expect(said.getBoundingClientRect().bottom).toBeLessThan(chosen.getBoundingClientRect().top);
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThan(first?.getBoundingClientRect().top ?? 0);
  },
};
const onMoreDays = tourSearch.items.findIndex(({ packages = [] }) => departuresOf(packages).length > 1);
/** Height of a package's row, px: that of a day whose sentences wrap once more than the card holds room for. */
const ROW = 100;
/** Another day brings its packages into the same card, whose end stays where it is. */
export const AnotherDay: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getAllByRole("article")[onMoreDays] as HTMLElement;
    const list = within(card).getByRole("list", { name: /^(تاریخ حرکت|Departure date)$/ });
    const other = within(list)
      .getAllByRole("link")
      .find((link) => link.getAttribute("aria-current") === null) as HTMLElement;
    const departure = new URL(other.getAttribute("href") ?? "", location.href).searchParams.get("departure");
    const below = card.getBoundingClientRect().bottom;
    await userEvent.click(other);
    await waitFor(() => expect(other).toHaveAttribute("aria-current", "true"));
    const ofDay = (tourSearch.items[onMoreDays]?.packages ?? [])
      .filter(({ departure_id }) => String(departure_id) === departure)
      .toSorted((one, another) => one.total - another.total);
    const shown = [...card.querySelectorAll("[data-package]")].map((row) => row.getAttribute("data-package"));
    await expect(shown).toEqual(ofDay.map(({ package_id }) => String(package_id)));
    await expect(Math.abs(card.getBoundingClientRect().bottom - below)).toBeLessThan(ROW);
  },
};
/** Nothing on these days: the nearest departures before and after, never a dead end. */
export const OnlyNearest: Story = {
  ...stage({
    address: `${at.address}&flex=0`,
    answers: { "tour/v2/search": tourSearchNearest },
  }),
  play: async ({ canvasElement }) => {
    const near = within(canvasElement).getByRole("region", { name: /^(نزدیک‌ترین حرکت‌ها|Nearest departures)$/ });
    await expect(within(near).getAllByRole("article")).toHaveLength(tourSearchNearest.nearest.length);
  },
};
export const Nothing: Story = stage({ ...at, answers: { "tour/v2/search": { ...tourSearchNearest, nearest: [] } } });
const { origin, destination } = tourSearch;
/** The country as a city has it. */
const iran: Country = { id: 1, iso2: "IR", name_fa: "ایران", name_en: "Iran" };
/** A place of the search as the list of cities has it. */
const cityOf = ({ id, name_fa, name_en }: typeof origin): CitySummary => ({
  id: Number(id.slice("city-".length)),
  destination_id: id,
  slug: name_en,
  name_fa,
  name_en,
  province_fa: null,
  province_en: null,
  country: iran,
  lat: 0,
  lon: 0,
  property_count: 0,
});
/** No place of the search is known by its name in this tab: the list of cities has it. */
export const Failed: Story = {
  ...stage({
    ...at,
    answers: {
      "tour/v2/search": () => {
        throw new Refused("internal");
      },
      "base/v2/cities": [origin, destination].map(cityOf),
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const names = [origin, destination].map((place) => inLocale(place, "name", localeOf(globals["locale"])));
    await waitFor(() =>
      expect(
        within(canvasElement)
          .getAllByRole("combobox")
          .map((field) => (field as HTMLInputElement).value),
      ).toEqual(expect.arrayContaining(names)),
    );
    const form = canvasElement.querySelector("search form") as HTMLFormElement;
    await expect(new FormData(form).get("check_in")).toBe(check_in);
  },
};
export const LongText: Story = stage({ ...at, areTextsLong: true });
export const LastSeatsAndOnRequest: Story = stage({
  ...at,
  answers: {
    "tour/v2/search": {
      ...tourSearch,
      items: tourSearch.items.map((tour) => ({
        ...tour,
        packages: tour.packages?.map((one, index) => ({
          ...one,
          seats_left: index + 1,
          rooms_left: 1,
          confirmation: "on_request",
          state: index % 2 === 0 ? "scheduled" : "guaranteed",
          group: { ...one.group, min: 12, sold: 9 },
        })),
      })),
    },
  },
});

const faulty = (name: string, message: string): Story => ({
  render: inPage(TourSearchScreen, {
    list: null,
    errors: [{ name, code: "unknown_destination", params: {}, message }],
    query: new URLSearchParams(at.address.split("?")[1]).toString(),
  } satisfies TourSearchData),
});
export const UnknownDestination: Story = {
  ...faulty("destination_id", "این مقصد را پیدا نکردیم."),
  globals: { locale: "fa" },
};
export const SameCity: Story = { ...faulty("destination_id", "مبدأ و مقصد یکی است."), globals: { locale: "fa" } };
export const PastDay: Story = { ...faulty("check_in", "این تاریخ گذشته است."), globals: { locale: "fa" } };

/** Missing values are reported at their fields, and no search is sent. */
export const WithoutPlaces: Story = {
  ...stage({
    ...at,
    answers: {
      "tour/v2/search": () => {
        throw new Refused("invalid_input", "");
      },
    },
  }),
};
export const SortedByPrice: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole("link", { name: /^(ارزان‌ترین|Lowest price)$/ })[0] as HTMLElement);
    await expect(await canvas.findByRole("link", { name: /^(ارزان‌ترین|Lowest price)$/, current: true })).toBeVisible();
  },
};

/** A day of departure that is none is called so, though its parameter is that of a check-in. */
export const BadDepartureDate: Story = {
  render: inPage(
    TourSearchScreen,
    (locale): TourSearchData => ({
      list: null,
      errors: [
        {
          name: "check_in",
          code: "unreadable_date",
          params: {},
          message: fieldRefusal("check_in", "unreadable_date", {}, locale, "tour"),
        },
      ],
      query: at.address.split("?")[1]?.replace(/check_in=[\d-]+/, "check_in=20261201x") ?? "",
    }),
  ),
  play: async ({ canvasElement }) => {
    const said = /^(تاریخ رفت را مانند|Enter the departure date like)/;
    await expect(within(canvasElement).getAllByText(said)).toHaveLength(2);
    await expect(
      within(canvasElement).getByRole("button", { name: /(20261201|۲۰۲۶۱۲۰۱)x/ }),
    ).toHaveAccessibleDescription(said);
  },
};
