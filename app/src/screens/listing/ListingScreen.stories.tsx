import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "#app/src/page/story.tsx";
import { internationalListing } from "#fixtures/answers/international-listing.ts";
import { iranListing } from "#fixtures/answers/iran-listing.ts";
import { ListingScreen } from "./ListingScreen.tsx";
import type { ListingData } from "./load.ts";

const iran: ListingData = { list: iranListing, errors: [], query: "", scope: "iran" };
const meta: Meta = { title: "صفحه‌ها/هتل‌های ایران و جهان", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const Iran: Story = { render: inPage(ListingScreen, iran, { path: "/IranHotels.html" }) };
export const International: Story = {
  render: inPage(
    ListingScreen,
    { list: internationalListing, errors: [], query: "", scope: "international" } satisfies ListingData,
    { path: "/InternationalHotels.html" },
  ),
};
export const Filtered: Story = {
  render: inPage(ListingScreen, { ...iran, query: "type%5B%5D=hotel&online=true&rating_min=4&sort=lowest_price" }),
};
export const Empty: Story = {
  render: inPage(ListingScreen, { ...iran, query: "type%5B%5D=motel", list: { ...iranListing, items: [], total: 0 } }),
};
export const Refused: Story = {
  render: inPage(ListingScreen, {
    ...iran,
    list: null,
    errors: [{ name: "price_min", code: "integer", params: {}, message: "این مقدار باید عدد باشد." }],
  }),
};
