import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { tourListing } from "#fixtures/answers/tour-listing.ts";
import { tourListingAbroad } from "#fixtures/answers/tour-listing-abroad.ts";
import { refusedPage } from "#tests/stories/refused-page.tsx";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/تورهای یک مقصد Tours of a destination", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const { slug } = tourListing.destination;
const call = `tour/v2/listing/${slug}`;
const at = { address: addressOf("tourListing", { destinationName: slug }), answers: { [call]: tourListing } };
const [origin] = tourListing.origins;
if (origin === undefined) throw new Error("The recorded listing has an origin");
const { from_price, ...place } = origin;
const from = (originName: string) => addressOf("tourListingFrom", { destinationName: slug, originName });

export const Default: Story = stage(at);
/** On a wide screen the price and the way on stand at the end of a card, beside its words. */
export const WideWithItsPriceBeside: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const [card] = within(canvasElement).getAllByRole("article");
    if (card === undefined) throw new Error("The recorded listing has a tour");
    const words = within(card).getByRole("heading").getBoundingClientRect();
    const way = within(card).getByText(/^(دیدن تاریخ‌ها|See dates)$/);
    await expect(way).toBeVisible();
    const { left, right } = way.getBoundingClientRect();
    await expect(right <= words.left || left >= words.right).toBe(true);
  },
};
export const OfACountry: Story = stage({
  address: addressOf("tourListing", { destinationName: tourListingAbroad.destination.slug }),
  answers: { [`tour/v2/listing/${tourListingAbroad.destination.slug}`]: tourListingAbroad },
});
export const FromAnOrigin: Story = stage({
  address: from(place.slug),
  answers: { [call]: { ...tourListing, origin: place } },
});
/** A city without departures is no dead end: cities with departures are a press away. */
export const EmptyFromThisOrigin: Story = {
  ...stage({
    address: from("Abadan"),
    answers: {
      [call]: {
        ...tourListing,
        items: [],
        total: 0,
        months: [],
        origin: { id: 99, slug: "Abadan", name_fa: "آبادان", name_en: "Abadan" },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link", {
      name: new RegExp(`^(${tourListing.origins.map(({ name_fa, name_en }) => `${name_fa}|${name_en}`).join("|")})$`),
    });
    await expect(links).toHaveLength(tourListing.origins.length);
  },
};
export const Loading: Story = stage({ ...at, isResolving: true });
export const RefusedPage: Story = refusedPage(at.address, call);
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
