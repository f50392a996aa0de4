import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { guide } from "./Price.guide.tsx";
import { Price } from "./Price.tsx";

const meta: Meta<typeof Price> = {
  title: "اجزا/قیمت Price",
  component: Price,
  args: { amount: 31_200_000 },
  parameters: {
    guide,
    words: { fa: { prefix: "از", suffix: "برای هر شب" }, en: { prefix: "From", suffix: "per night" } },
  },
};
export default meta;
type Story = StoryObj<typeof Price>;

export const Playground: Story = {};

export const PerNight: Story = {};
export const Discounted: Story = {
  args: { rack: 37_440_000, size: "large" },
  parameters: {
    words: {
      fa: { rackLabel: "قیمت قبل از تخفیف", suffix: "برای ۳ شب" },
      en: { rackLabel: "Price before discount", suffix: "for 3 nights" },
    },
  },
};
export const Amounts: Story = {
  render: () => (
    <Stack gap="xs">
      {[0, 9_990, 12_500_000, 987_654_321_000].map((amount) => (
        <Price key={amount} amount={amount} />
      ))}
    </Stack>
  ),
};
