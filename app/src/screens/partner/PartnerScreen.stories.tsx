import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { partner } from "#fixtures/answers/partner.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/همراهان Partner", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const at = {
  address: addressOf("partner", { id: partner.id }),
  answers: { [`content/v2/partners/${partner.id}`]: partner },
};

export const Default: Story = stage(at);
export const Loading: Story = stage({ ...at, isResolving: true });
/** Neither links nor offers. */
export const Empty: Story = stage({ ...at, scenario: "empty" });
export const Unknown: Story = stage({ ...at, address: addressOf("partner", { id: "unknown" }) });
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
/** A link that leads elsewhere is not shown. */
export const ForeignLink: Story = {
  ...stage({
    ...at,
    answers: {
      [`content/v2/partners/${partner.id}`]: {
        ...partner,
        links: [...partner.links, { label_fa: "جای دیگر", label_en: "Elsewhere", address: "https://evil.example/" }],
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: /جای دیگر|Elsewhere/ })).toBeNull();
  },
};
