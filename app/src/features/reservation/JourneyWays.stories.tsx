import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { isSo, playground } from "#tests/stories/playground.tsx";
import { JourneyWays } from "./JourneyWays.tsx";

const meta: Meta = { title: "اجزا/راه سفر Ways" };
export default meta;
type Story = StoryObj;

const AT = { lat: 32.6539, lon: 51.666, page: "/IsfahanHotels/HowzkhanehBoutiqueHotel.html#map" };

/** Neshan and Balad know Iran alone. */
export const Playground: Story = playground(
  { isInIran: true, hasPhone: true },
  { isInIran: isSo("در ایران · In Iran"), hasPhone: isSo("تلفن دارد · Has a telephone") },
  ({ isInIran, hasPhone }) => (
    <JourneyWays
      facts={{ place: { ...AT, country: isInIran ? "IR" : "TR" }, phone: hasPhone ? "+983155550123" : null }}
    />
  ),
);

export const Open: Story = {
  ...Playground,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/^(مسیریابی|Directions)$/));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(async () =>
      expect(page.getByText(/^(نشان|Neshan)$/).closest("a")).toHaveAttribute(
        "href",
        "https://nshn.ir/?lat=32.6539&lng=51.666",
      ),
    );
    await expect(canvasElement.ownerDocument.body.textContent).not.toMatch(/32[.٫]65/);
  },
};
