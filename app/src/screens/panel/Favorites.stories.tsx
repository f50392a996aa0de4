import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { iranListing } from "#fixtures/answers/iran-listing.ts";
import { isfahanSearch } from "#fixtures/answers/isfahan-search.ts";
import { favorites, panelAnswers } from "#fixtures/answers/panel.ts";
import { Refused } from "#fixtures/scenario.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/حساب من Account/علاقه‌مندی‌ها Favorites", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

/** The stay that the cards of the answer are priced for. */
const stay = { check_in: isfahanSearch.check_in, length_of_stay: isfahanSearch.length_of_stay, rooms: "2" };
const at = { address: addressOf("panelFavorites", {}, stay), answers: panelAnswers };

const hearts = (canvasElement: HTMLElement) =>
  within(canvasElement).findAllByRole("button", { name: /در علاقه‌مندی‌ها|in favourites/ });

export const Remembered: Story = stage(at);
/** Without dates each price names its day, and the dates of one stay can be entered. */
export const WithoutDates: Story = {
  ...stage({
    address: addressOf("panelFavorites"),
    answers: { ...panelAnswers, "user/v2/favorites": { properties: iranListing.items.slice(0, 3), tours: [] } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^(این قیمت‌ها برای تاریخ‌های متفاوت است|These prices are for different dates)/);
    await expect(canvas.getByRole("button", { name: /^(نمایش قیمت‌ها|Show prices)$/ })).toBeVisible();
  },
};
/** The stay that was looked at last is the one that they are priced for. */
export const OfTheLastStay: Story = {
  ...stage({ ...at, address: addressOf("panelFavorites") }),
  beforeEach: () => {
    sessionStorage.setItem(
      "stay",
      new URLSearchParams({ ...stay, length_of_stay: String(stay.length_of_stay) }).toString(),
    );
    return () => sessionStorage.removeItem("stay");
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(قیمت‌ها برای |Prices for )/);
  },
};
export const Empty: Story = stage({ ...at, scenario: "empty" });
export const Loading: Story = stage({ ...at, scenario: "waiting" });
export const Offline: Story = stage({ ...at, scenario: "offline" });
export const Failed: Story = stage({ ...at, scenario: "500" });
/** R27: only tours; the last of them can no longer be booked. */
export const ToursAlone: Story = {
  ...stage({ ...at, answers: { ...panelAnswers, "user/v2/favorites": { ...favorites, properties: [] } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { name: /^(تورها|Tours)$/ });
    await expect(canvas.queryByRole("heading", { name: /^(اقامتگاه‌ها|Properties)$/ })).not.toBeInTheDocument();
    await expect(
      canvas.getAllByText(/^(فعلاً حرکتی برای رزرو ندارد|No departures to book at the moment)$/),
    ).toHaveLength(1);
    await waitFor(async () => {
      for (const heart of await hearts(canvasElement)) await expect(heart).toHaveAttribute("aria-pressed", "true");
    });
  },
};

export const LongText: Story = stage({ ...at, areTextsLong: true });

export const Forgetting: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const [heart] = await hearts(canvasElement);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    await userEvent.click(heart as HTMLElement);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
  },
};

/** The property and the tour of one number are two favourites. */
export const ForgettingATour: Story = {
  ...stage({
    ...at,
    answers: {
      ...panelAnswers,
      "user/v2/favorites": {
        properties: favorites.properties.slice(0, 1),
        tours: favorites.tours.slice(0, 1).map((tour) => ({ ...tour, tour_id: favorites.properties[0]?.id ?? 0 })),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const [property, tour] = await hearts(canvasElement);
    await waitFor(() => expect(tour).toHaveAttribute("aria-pressed", "true"));
    await userEvent.click(tour as HTMLElement);
    await waitFor(() => expect(tour).toHaveAttribute("aria-pressed", "false"));
    await expect(property).toHaveAttribute("aria-pressed", "true");
  },
};

/** A removal that the provider did not carry out is rolled back. */
export const NotForgotten: Story = {
  ...stage({
    ...at,
    answers: {
      ...panelAnswers,
      "user/v2/favorites/toggle": () => {
        throw new Refused("unavailable");
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const [heart] = await hearts(canvasElement);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    await userEvent.click(heart as HTMLElement);
    await within(canvasElement).findByText(/ذخیره نشد|Couldn’t save/);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
};

/** No more than three are compared, for the stay of these prices: another takes the place of the first. */
export const Choosing: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = await canvas.findAllByRole("checkbox");
    for (const box of boxes) await userEvent.click(box);
    await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, true, true]);
    const link = canvas.getByRole("link", { name: /مقایسهٔ ۳ اقامتگاه|Compare 3 properties/ });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", expect.stringContaining(`check_in=${stay.check_in}`));
    const said = canvas.getAllByRole("status").map((region) => region.textContent);
    await expect(said).toContainEqual(expect.stringMatching(/^(۳ اقامتگاه انتخاب شده است|3 properties chosen)$/));
  },
};
/** On a phone the way to the comparison is under the thumb, wherever the second box is; readers hear the count. */
export const ChoosingOnAPhone: Story = {
  ...stage(at),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = await canvas.findAllByRole("checkbox");
    for (const box of boxes.slice(-2)) await userEvent.click(box);
    boxes.at(-1)?.scrollIntoView({ block: "center" });
    const link = canvas.getByRole("link", { name: /مقایسهٔ ۲ اقامتگاه|Compare 2 properties/ });
    const { top, bottom } = link.getBoundingClientRect();
    await expect(top).toBeGreaterThan(innerHeight / 2);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    const said = canvas.getAllByRole("status").map((region) => region.textContent);
    await expect(said).toContainEqual(expect.stringMatching(/۲ اقامتگاه انتخاب شده است|2 properties chosen/));
  },
};
