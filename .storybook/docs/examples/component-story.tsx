import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price } from "#design-system/components/Price/Price.tsx";

const meta: Meta<typeof Price> = { title: "اجزا/قیمت Price", component: Price };
export default meta;
type Story = StoryObj<typeof Price>;

export const Default: Story = { name: "معمولی", args: { amount: 24_500_000 } };
export const Huge: Story = { name: "رقم بزرگ", args: { amount: 9_999_999_990 } };
