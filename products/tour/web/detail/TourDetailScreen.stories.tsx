import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { foreignTourDeparture } from "#fixtures/answers/foreign-tour-departure.ts";
import { foreignTourDepartures } from "#fixtures/answers/foreign-tour-departures.ts";
import { foreignTourDetails } from "#fixtures/answers/foreign-tour-details.ts";
import { tourDeparture } from "#fixtures/answers/tour-departure.ts";
import { tourDepartures } from "#fixtures/answers/tour-departures.ts";
import { tourDetails } from "#fixtures/answers/tour-details.ts";
import { tourQuote, tourReservation } from "#fixtures/answers/tour-reservation.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import type { DeparturesValue, DepartureValue, TourDetailsValue } from "#products/tour/contract/tour.shapes.ts";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { inTurn } from "#tests/stories/in-turn.ts";
import { stage } from "#tests/stories/stage.tsx";
import { toldInEuro } from "#tests/stories/told-in-euro.ts";

const meta: Meta = { title: "صفحه‌ها/تور Tour", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const go = fn();
const chosen = tourDeparture.packages.find(({ total }) => total !== null)!;
const { departure_id, rooms } = tourDeparture;
const origin = tourDeparture.origin.slug;

type Given = { details?: TourDetailsValue; days?: DeparturesValue; departure?: DepartureValue };

/** The provider's answers about one tour; the second asking for days has none further ahead. */
function answersOf({ details = tourDetails, days = tourDepartures, departure = tourDeparture }: Given = {}) {
  return {
    [`tour/v2/details/${details.city.slug}/${details.slug}`]: details,
    "tour/v2/departures": inTurn(days, []),
    [`tour/v2/departures/${departure.departure_id}`]: departure,
    "tour/v2/reserve/quote": tourQuote,
    "tour/v2/reserve/create": tourReservation,
  };
}

const at = (choice: Parameters<typeof tourAddress>[1] = {}, given: Given = {}, options: object = {}): Story =>
  stage({ address: tourAddress(given.details ?? tourDetails, choice), answers: answersOf(given), ...options });

const withDeparture = (changes: Partial<DepartureValue>, choice: object = {}): Story =>
  at({ origin, departure: departure_id, rooms, ...choice }, { departure: { ...tourDeparture, ...changes } });

export const Default: Story = at({ origin });
export const OnAPhone: Story = { ...at({ origin }), globals: { viewport: { value: "phone" } } };
/** A group that is complete: it will run. With a day its packages come first, and the other days after them. */
export const Guaranteed: Story = {
  ...at({ origin, departure: departure_id, rooms }),
  play: async ({ canvasElement }) => {
    const first = canvasElement.querySelector("[data-package]") as HTMLElement;
    await expect(first.getBoundingClientRect().top + scrollY).toBeLessThan(1500);
    const day = canvasElement.querySelector("[data-day]") as HTMLElement;
    await expect(first.compareDocumentPosition(day) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};
export const Chosen: Story = {
  ...at({ origin, departure: departure_id, package: chosen.package_id, rooms }),
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole("complementary");
    const amounts = [...summary.querySelectorAll<HTMLElement>("[data-line]")].map(({ dataset }) =>
      Number(dataset["line"]),
    );
    await expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(chosen.total);
    await expect(summary.querySelector("[data-sum]")).toHaveAttribute("data-sum", String(chosen.total));
    await expect(summary.querySelector("[data-apart]")).toBeNull();
  },
};
/** A sum of a package is told in the currency that the visitor chose. */
export const ToldInEuro: Story = toldInEuro(at({ origin, departure: departure_id, package: chosen.package_id, rooms }));
/** Nine of twelve: when it is decided, and what happens to the money. */
export const Gathering: Story = withDeparture({
  state: "scheduled",
  group: { min: 12, sold: 9, decide_by: FROZEN_NOW + 5 * 86_400 },
});
export const OnRequest: Story = withDeparture(
  { packages: tourDeparture.packages.map((one) => ({ ...one, confirmation: "on_request" as const })) },
  { package: chosen.package_id },
);
/** The same hotel and flights without the tour, which cost `more` rial more; less when negative. */
const withApart = (more: number): Story => ({
  ...withDeparture(
    {
      packages: tourDeparture.packages.map((one) => ({ ...one, apart: one.total === null ? null : one.total + more })),
    },
    { package: chosen.package_id },
  ),
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole("complementary");
    const apart = summary.querySelector("[data-apart]");
    await expect(apart).toHaveAttribute("data-apart", String((chosen.total ?? 0) + more));
    await expect(apart).toHaveTextContent(
      more > 0
        ? /این تور .* ارزان‌تر است|This tour costs .* less/
        : more < 0
          ? /جدا رزرو کردن .* ارزان‌تر است|Booking separately costs .* less/
          : /برابر است|costs the same/,
    );
  },
});
export const DearerApart: Story = withApart(34_600_000);
export const CheaperApart: Story = withApart(-12_350_000);
export const TheSameApart: Story = withApart(0);
export const LastSeats: Story = withDeparture({ seats_left: 5 });
export const SoldOut: Story = withDeparture({
  seats_left: 0,
  packages: tourDeparture.packages.map((one) => ({
    ...one,
    total: null,
    lines: [],
    cancellation: null,
    penalties: [],
    blocking: [{ reason: "sold_out" as const, room: null, type: null }],
  })),
});
export const Closed: Story = withDeparture({ closes_at: FROZEN_NOW - 60 });
export const CancelledDeparture: Story = withDeparture({ state: "cancelled" });
/** A departure of another tour, or none: the others are a press away. */
export const UnknownDeparture: Story = stage({
  address: tourAddress(tourDetails, { origin, departure: 1 }),
  answers: answersOf(),
});
export const NoPackageFits: Story = withDeparture({
  packages: tourDeparture.packages.map((one) => ({
    ...one,
    total: null,
    lines: [],
    cancellation: null,
    penalties: [],
    blocking: [
      { reason: "capacity" as const, room: 2, type: null },
      { reason: "no_price" as const, room: 1, type: "single" as const },
    ],
  })),
});
/** Departures that another party can have say why this one cannot, and bear no price. */
export const DaysForFewer: Story = {
  ...at(
    { origin },
    {
      days: tourDepartures.map((day, index) => (index % 2 === 0 ? { ...day, seats_left: 1, min_price: null } : day)),
    },
  ),
  play: async ({ canvasElement }) => {
    const [reason] = await within(canvasElement).findAllByText(/^(فقط ۱ صندلی مانده|Only 1 seat left)$/);
    const row = reason?.closest("[data-day]");
    await expect(row).not.toHaveAttribute("href");
    await expect(row).not.toHaveTextContent(/تومان|toman/);
  },
};
export const NoDepartures: Story = at({ origin }, { days: [] });
const [foreign] = foreignTourDeparture.packages;
/** The visa beside the title is that of Iranian passports, and says so. */
export const Abroad: Story = {
  ...at(
    {
      origin: foreignTourDeparture.origin.slug,
      departure: foreignTourDeparture.departure_id,
      package: foreign?.package_id ?? null,
      rooms: foreignTourDeparture.rooms,
    },
    { details: foreignTourDetails, days: foreignTourDepartures, departure: foreignTourDeparture },
  ),
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole("heading", { level: 1 });
    const visa = within(title.closest("header") as HTMLElement).getByText(/ویزا|[Vv]isa/);
    await expect(visa).toHaveTextContent(/^(گذرنامهٔ ایرانی|Iranian passports): /);
  },
};
export const Loading: Story = at({ origin }, {}, { isResolving: true });
export const Failed: Story = at({ origin }, {}, { scenario: "500" });
export const LongText: Story = at(
  { origin, departure: departure_id, package: chosen.package_id, rooms },
  {},
  { areTextsLong: true },
);

/** Later departures are in a fold, which is open where one of them is chosen. */
export const ManyDepartures: Story = {
  ...at(
    { origin: foreignTourDeparture.origin.slug },
    { details: foreignTourDetails, days: foreignTourDepartures, departure: foreignTourDeparture },
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>("[data-day]")];
    await expect(rows.map(({ dataset }) => dataset["day"])).toEqual(foreignTourDepartures.map(({ date }) => date));
    await expect(rows.at(-1)).not.toBeVisible();
    await userEvent.click(within(canvasElement).getByText(/^(\S+ حرکت دیگر|\d+ more departures)$/));
    await expect(rows.at(-1)).toBeVisible();
  },
};

/** A row says all that is true of a departure, and the chosen one is marked. */
export const ByKeys: Story = {
  ...at({ origin, departure: departure_id, rooms }),
  play: async ({ canvasElement }) => {
    const day = canvasElement.querySelector<HTMLElement>(`[data-day="${tourDeparture.date}"]`);
    await expect(day).toHaveAccessibleName(/(حرکت قطعی|Confirmed departure).*(تومان|toman)/);
    await expect(day).toHaveAttribute("aria-current", "true");
    day?.focus();
    await userEvent.tab();
    await expect(canvasElement.ownerDocument.activeElement).toHaveAttribute("data-day", tourDepartures[1]?.date);
  },
};

const dearer = tourQuote.total + 10_000_000;
/** A package is chosen and the price that came with the quote is another: both amounts are shown, nothing is held. */
export const PriceChanged: Story = {
  ...stage({
    address: tourAddress(tourDetails, { origin, departure: departure_id, package: chosen.package_id, rooms }),
    answers: { ...answersOf(), "tour/v2/reserve/quote": { ...tourQuote, total: dearer, rack_total: dearer } },
    actions: { go },
  }),
  play: async ({ canvasElement }) => {
    const [book] = within(canvasElement).getAllByRole("button", { name: /^(رزرو تور|Book this tour)$/ });
    await userEvent.click(book as HTMLElement);
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog).toHaveTextContent(/قیمت تغییر کرده است|The price has changed/);
  },
};
