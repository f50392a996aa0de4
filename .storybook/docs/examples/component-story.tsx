import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "#design-system/components/Price/Price.guide.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";

const meta: Meta<typeof Price> = {
  title: "اجزا/قیمت Price",
  component: Price,
  // Initial values of the page's controls.
  args: { amount: 24_500_000 },
  parameters: {
    // Beside the component: when it is used, its keys, and the story of each state.
    guide,
    // Arguments in the language of the toolbar.
    words: { fa: { suffix: "برای هر شب" }, en: { suffix: "per night" } },
  },
};
export default meta;
type Story = StoryObj<typeof Price>;

export const Playground: Story = {};
export const Huge: Story = { args: { amount: 9_999_999_990 } };
