import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { internationalListing } from "#fixtures/answers/international-listing.ts";
import { iranListing } from "#fixtures/answers/iran-listing.ts";
import { refusedPage } from "#tests/stories/refused-page.tsx";
import { stage } from "#tests/stories/stage.tsx";

const at = { address: "/IranHotels.html", answers: { "property/v2/listing": iranListing } };
const meta: Meta = {
  title: "صفحه‌ها/هتل‌های ایران و جهان Hotels of Iran and abroad",
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;

export const Iran: Story = stage(at);
export const International: Story = stage({
  address: "/InternationalHotels.html",
  answers: { "property/v2/listing": internationalListing },
});
/** Without dates the available rooms are those of the coming 30 days, and labelled so. */
export const RoomsOfTheComingDays: Story = {
  ...stage({ ...at, answers: { "property/v2/listing": { ...iranListing, open: iranListing.total - 2 } } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(
      /با اتاق خالی برای شما در ۳۰ روز آینده|with rooms for you in the coming 30 days/,
    );
  },
};
export const Filtered: Story = stage({
  ...at,
  address: "/IranHotels.html?online=true&rating_min=4&sort=lowest_price&type%5B%5D=hotel",
});
export const Loading: Story = stage({ ...at, isResolving: true });
/** Before anything is for sale: an empty list without filters. */
export const NothingForSale: Story = stage({ ...at, address: "/IranHotels.html", scenario: "empty" });
export const Empty: Story = stage({ ...at, address: "/IranHotels.html?type%5B%5D=motel", scenario: "empty" });
export const Refused: Story = stage({ ...at, address: "/IranHotels.html?price_min=cheap", scenario: "422" });
export const RefusedPage: Story = refusedPage(at.address, "property/v2/listing");
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
