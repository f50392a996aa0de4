import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { stage } from "#tests/stories/stage.tsx";
import type { LoungeSearchValue } from "../../contract/lounge.shapes.ts";

const meta: Meta = { title: "صفحه‌ها/جست‌وجوی سالن Lounge search", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const found: LoungeSearchValue = {
  destination: { id: "city-1", name_fa: "اصفهان", name_en: "Isfahan" },
  departure_date: FROZEN_TODAY,
  adult_count: 2,
  items: [
    {
      lounge_id: 1,
      name_fa: "سالن مهتاب",
      name_en: "Mahtab Lounge",
      price: 4_000_000,
      total: 8_000_000,
      hours: [{ hour_id: 1, starts_at: FROZEN_NOW + 3_600, seats_left: 3 }],
    },
  ],
};
const query = { destination_id: "city-1", departure_date: FROZEN_TODAY, adult_count: 2 };
const at = { address: addressOf("loungeSearch", {}, query), answers: { "lounge/v2/search": found } };

export const Default: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^(رزرو|Book)$/)).toBeVisible();
  },
};
export const Loading: Story = stage({ ...at, isResolving: true });
export const Nothing: Story = stage({ ...at, answers: { "lounge/v2/search": { ...found, items: [] } } });
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
