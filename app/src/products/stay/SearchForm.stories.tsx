import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { SearchForm } from "./SearchForm.tsx";

const meta: Meta = { title: "اجزا/فرم جست‌وجو SearchForm" };
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: withWords((actions) => <SearchForm actions={actions} />) };
export const Filled: Story = {
  render: withWords((actions) => (
    <SearchForm
      actions={actions}
      destination={{ id: "city-2", name: "اصفهان" }}
      stay={{ checkIn: "2026-12-01", lengthOfStay: 3 }}
      parties={[{ adults: 2, children: [5] }]}
    />
  )),
};

/** The button is as high as the fields, and in line with them. */
export const ButtonInLine: Story = {
  ...Filled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: /^(جست‌وجو|Search)$/ }).getBoundingClientRect();
    const field = canvas.getByRole("combobox").getBoundingClientRect();
    await expect(button.height).toBeCloseTo(field.height, 0);
    await expect(button.top).toBeCloseTo(field.top, 0);
  },
};
