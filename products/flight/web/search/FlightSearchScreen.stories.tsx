import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { keepSearchAt } from "#app/src/features/search/last-search.ts";
import { inPage } from "#app/src/page/story.tsx";
import { fieldRefusal, type RefusalCode } from "#domain/messages/refusals.ts";
import { inLocale, localeOf, ofPair } from "#domain/text/in-locale.ts";
import { flightSearch } from "#fixtures/answers/flight-search.ts";
import { flightSearchBack } from "#fixtures/answers/flight-search-back.ts";
import { flightSearchConnecting } from "#fixtures/answers/flight-search-connecting.ts";
import { flightSearchNearest } from "#fixtures/answers/flight-search-nearest.ts";
import { flightSearchThere } from "#fixtures/answers/flight-search-there.ts";
import { flightSearchUnflown } from "#fixtures/answers/flight-search-unflown.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { searchAddress } from "#products/flight/web/flight-query.ts";
import { flightsOf } from "#products/flight/web/flights-of.ts";
import { refusedPage } from "#tests/stories/refused-page.tsx";
import { stage } from "#tests/stories/stage.tsx";
import { toldInEuro } from "#tests/stories/told-in-euro.ts";
import { FlightSearchScreen } from "./FlightSearchScreen.tsx";
import type { FlightSearchData } from "./load.ts";

const meta: Meta = { title: "صفحه‌ها/جست‌وجوی پرواز Flight search", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const at = (value: FlightSearchValue, more = "") => ({
  address: `${searchAddress(value)}${more}`,
  answers: { "flight/v2/search": value },
});
const oneWay = at(flightSearch);
const phone = { viewport: { value: "phone" } };

export const Default: Story = stage(oneWay);
/** A telephone shows the first flight's times and its first fare without scrolling. */
export const OnAPhone: Story = {
  ...stage(oneWay),
  globals: phone,
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("heading", { level: 3 });
    await expect(first?.getBoundingClientRect().top).toBeLessThan(320);
    await expect(canvasElement.querySelector("[data-sum]")?.getBoundingClientRect().bottom).toBeLessThan(640);
  },
};
/** Each fare is told in the currency that the visitor chose. */
export const ToldInEuro: Story = toldInEuro(stage(oneWay));
export const RefusedPage: Story = refusedPage(oneWay.address, "flight/v2/search");
export const Loading: Story = stage({ ...oneWay, isResolving: true });
/** R64: each fare of a flight shows the price for everyone, and leads to the review of that offer for that party. */
export const EachCardIsItsOffer: Story = {
  ...stage(oneWay),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sums = [...canvasElement.querySelectorAll("[data-sum]")].map((sum) => Number(sum.getAttribute("data-sum")));
    await expect(sums).toEqual(
      flightsOf(flightSearch.items)
        .flat()
        .map(({ total }) => total),
    );
    // No flight of the list is on another page: ten flights are one, with all of their fares.
    await expect(sums).toHaveLength(flightSearch.total);
    await expect(canvas.queryByRole("navigation", { name: /^(صفحه‌های نتایج|Result pages)$/ })).toBeNull();
    const offers = canvas
      .getAllByRole("link", { name: /^(انتخاب|Choose) / })
      .map((link) => new URL(link.getAttribute("href") ?? "", "https://shamseh.example"));
    await expect(offers.map(({ pathname }) => pathname)).toEqual(
      flightSearch.items.map(() => "/flight/reserve/prepare"),
    );
    await expect(offers.map(({ searchParams }) => searchParams.get("offer_id"))).toEqual(
      flightsOf(flightSearch.items)
        .flat()
        .map(({ offer_id }) => offer_id),
    );
    await expect(offers.every(({ searchParams }) => searchParams.get("adult_count") === "2")).toBe(true);
  },
};
/** The default order's criteria are shown beside it, its formula folded; both disappear with another order. */
export const Sorted: Story = {
  ...stage(oneWay),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const formula = /^(قیمت کل به ازای هر مسافر، به‌علاوهٔ|The total for each traveller, plus)/;
    const note = canvas.getByText(/^(اول ارزان‌ترین، با حساب کردن|Cheapest first, with long trips)/);
    await expect(canvas.getByText(formula)).not.toBeVisible();
    await userEvent.click(note);
    await expect(canvas.getByText(formula)).toBeVisible();
    await userEvent.click(canvas.getAllByRole("link", { name: /^(ارزان‌ترین|Lowest price)$/ })[0] as HTMLElement);
    await canvas.findByRole("link", { name: /^(ارزان‌ترین|Lowest price)$/, current: true });
    await expect(canvas.queryByText(formula)).toBeNull();
  },
};

/** R64: the first step of a return. Each offer leads to its return flights and shows the lowest price of both ways. */
export const ReturnStepOne: Story = {
  ...stage(at(flightSearchThere)),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link", { name: /^(انتخاب|Choose) / });
    const chosen = links.map(
      (link) => new URL(link.getAttribute("href") ?? "", "https://shamseh.example").searchParams,
    );
    await expect(chosen.map((query) => query.get("outbound"))).toEqual(
      flightsOf(flightSearchThere.items)
        .flat()
        .map(({ offer_id }) => offer_id),
    );
  },
};
/** R64: the second step: the chosen way out stands above the ways back, and both go on together. */
export const ReturnStepTwo: Story = {
  ...stage(at(flightSearchBack, `&outbound=${flightSearchBack.outbound?.offer_id}`)),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole("link", { name: /^(انتخاب|Choose) / });
    const chosen = links.map(
      (link) => new URL(link.getAttribute("href") ?? "", "https://shamseh.example").searchParams,
    );
    await expect(chosen.map((query) => [query.get("offer_id"), query.get("return_offer_id")])).toEqual(
      flightsOf(flightSearchBack.items)
        .flat()
        .map(({ offer_id }) => [flightSearchBack.outbound?.offer_id, offer_id]),
    );
    // The title is of the way that is chosen now: it ends where the first one began.
    const { origin, destination } = flightSearchBack;
    const locale = localeOf(globals.locale);
    const from = inLocale(destination, "name", locale);
    await expect(canvas.getByRole("heading", { level: 1, hidden: true })).toHaveTextContent(
      new RegExp(`${from}.*${inLocale(origin, "name", locale)}`),
    );
    const change = canvas.getByRole("link", { name: /^(تغییر پرواز رفت|Change outbound flight)$/ });
    await expect(change.getAttribute("href")).not.toMatch(/outbound=/);
  },
};
/** Its notice stands where a visitor who chose that flight arrives. */
export const OutboundGone: Story = {
  ...stage(at({ ...flightSearchThere, is_outbound_gone: true })),
  play: async ({ canvasElement }) => {
    const landed = canvasElement.querySelector("#results") as HTMLElement;
    await expect(within(landed).getByRole("alert")).toHaveTextContent(/پرواز رفت|outbound flight/i);
  },
};
/** After the first flight a telephone shows the cheapest fare of each, and the others once they are asked for. */
export const ReturnOnAPhone: Story = {
  ...stage(at(flightSearchBack, `&outbound=${flightSearchBack.outbound?.offer_id}`)),
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = () => canvas.getAllByRole("link", { name: /^(انتخاب|Choose) / }).length;
    const before = chosen();
    await expect(before).toBeLessThan(flightSearchBack.items.length);
    for (const more of canvas.getAllByRole("button", { name: /نرخ دیگر، از |more fares?, from / }))
      await userEvent.click(more);
    await expect(chosen()).toBe(flightSearchBack.items.length);
  },
};

/** The card states an overnight connection, separate tickets and a change of airport. */
export const OvernightSelfTransfer: Story = {
  ...stage(at(flightSearchConnecting)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/با دو بلیت جدا؛|on two separate tickets/)).toBeVisible();
    await expect(canvas.getByText(/تغییر فرودگاه|change of airport/)).toBeVisible();
    await expect(canvas.getByText(/روز بعد می‌رسد|arrives the next day/)).toBeInTheDocument();
  },
};
export const OvernightOnAPhone: Story = { ...OvernightSelfTransfer, globals: phone };
const [first, ...others] = flightSearchThere.items;
const codeshare = flightSearchBack.items.find(({ segments }) => segments[0]?.operated_by !== null);
/** Charter beside system, another operator, the last seats, on request. */
const kindsOfOffers = [
  ...(codeshare ? [codeshare] : []),
  ...(first ? [{ ...first, seats_left: 3 }] : []),
  ...others.filter(({ kind }) => kind === "charter").map((one) => ({ ...one, confirmation: "on_request" as const })),
];
export const KindsOfOffers: Story = stage(
  at({
    ...flightSearch,
    total: kindsOfOffers.length,
    open: kindsOfOffers.length,
    flights: flightsOf(kindsOfOffers).length,
    items: kindsOfOffers,
  }),
);

/** No flight on this day: the nearest days that have some, one tap away. */
export const OnlyNearestDays: Story = {
  ...stage(at(flightSearchNearest)),
  play: async ({ canvasElement }) => {
    const near = within(canvasElement).getByRole("navigation", {
      name: /^(نزدیک‌ترین روزهای پرواز|Nearest days with flights)$/,
    });
    const days = within(near)
      .getAllByRole("link")
      .map((link) => new URL(link.getAttribute("href") ?? "", "https://shamseh.example").searchParams);
    await expect(days.map((query) => query.get("departure_date"))).toEqual(
      flightSearchNearest.nearest.map(({ date }) => date),
    );
  },
};
export const NothingNear: Story = stage(at({ ...flightSearchNearest, nearest: [] }));
/** No flight on any day nearby: the nearest airport that has some, of either end, leads to its flights. */
export const NearestAirports: Story = {
  ...stage(at(flightSearchUnflown)),
  play: async ({ canvasElement, globals }) => {
    const near = within(canvasElement).getByRole("navigation", {
      name: /^(نزدیک‌ترین فرودگاه‌هایی که پرواز دارند|Nearest airports with flights)$/,
    });
    const [fromElsewhere, toElsewhere, ...others] = within(near).getAllByRole("link");
    await expect(others).toEqual([]);
    const [start, end] = ofPair(
      [
        [/^از تهران، .* کیلومتر دورتر/, /^به تهران، .* کیلومتر دورتر/],
        [/^From Tehran, .* km away/, /^To Tehran, .* km away/],
      ],
      localeOf(globals.locale),
    );
    await expect(fromElsewhere).toHaveTextContent(start);
    await expect(toElsewhere).toHaveTextContent(end);
    const { origin, destination, near_routes = [] } = flightSearchUnflown;
    const asked = [fromElsewhere, toElsewhere].map((link) => {
      const { searchParams } = new URL(link?.getAttribute("href") ?? "", "https://shamseh.example");
      return ["origin_city_id", "destination_city_id", "departure_date"].map((name) => searchParams.get(name));
    });
    await expect(asked).toEqual([
      [`city-${near_routes[0]?.origin.id}`, `city-${destination.id}`, near_routes[0]?.date],
      [`city-${origin.id}`, `city-${near_routes[1]?.destination.id}`, near_routes[1]?.date],
    ]);
  },
};
export const AllFull: Story = stage(
  at({
    ...flightSearchNearest,
    strip: flightSearchNearest.strip.map((day) =>
      day.date === flightSearchNearest.departure_date ? { ...day, state: "full" } : day,
    ),
  }),
);
export const NothingMatches: Story = stage(at({ ...flightSearch, items: [], total: 0 }, "&carrier[]=8D"));
/** The search that got no answer stands in its form: the cities by the names that they were searched by, the day, the party. */
export const Failed: Story = {
  ...stage({ ...oneWay, scenario: "500" }),
  beforeEach: () =>
    keepSearchAt("flight", oneWay.address, { origin: { name: "مبدأ A" }, destination: { name: "مقصد B" } }),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await waitFor(() =>
      expect(form.getAllByRole("combobox").map((field) => (field as HTMLInputElement).value)).toEqual(
        expect.arrayContaining(["مبدأ A", "مقصد B"]),
      ),
    );
    const sent = new URLSearchParams([
      ...new FormData(canvasElement.querySelector("search form") as HTMLFormElement),
    ] as string[][]);
    await expect(Object.fromEntries(sent)).toMatchObject({
      kind: "flight",
      departure_date: flightSearch.departure_date,
      adult_count: String(flightSearch.adult_count),
    });
    await expect(canvasElement.querySelector('a[href=""]')).toBeVisible();
  },
};
export const LongText: Story = stage({ ...oneWay, areTextsLong: true });

const faulty = (name: string, code: RefusalCode, params = {}): Story => ({
  render: inPage(
    FlightSearchScreen,
    (locale): FlightSearchData => ({
      list: null,
      errors: [{ name, code, params, message: fieldRefusal(name, code, params, locale, "flight") }],
      query: new URLSearchParams(oneWay.address.split("?")[1]).toString(),
    }),
  ),
});
/** R134: an impossible party is reported, without results. */
export const TooManyTravellers: Story = faulty("adult_count", "too_many_travellers", { max: 9 });
export const SameCity: Story = faulty("destination_city_id", "same_city");
export const PastDay: Story = faulty("departure_date", "past_date");
export const BadDepartureDate: Story = faulty("departure_date", "unreadable_date");
export const ReturnBeforeDeparture: Story = faulty("return_date", "date_order");
