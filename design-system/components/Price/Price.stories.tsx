import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Price } from "./Price.tsx";

const meta: Meta = { title: "اجزا/قیمت Price" };
export default meta;
type Story = StoryObj;

export const PerNight: Story = { render: () => <Price amount={31_200_000} prefix="از" suffix="هر شب" /> };
export const Discounted: Story = {
  render: () => (
    <Price amount={31_200_000} rack={37_440_000} rackLabel="قبل از تخفیف" suffix="برای ۳ شب" size="large" />
  ),
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
