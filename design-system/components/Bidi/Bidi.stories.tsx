import type { Meta, StoryObj } from "@storybook/react-vite";
import { Latin, PhoneLink } from "./Bidi.tsx";

const meta: Meta = { title: "اجزا/دوسویه Bidi" };
export default meta;
type Story = StoryObj;

export const InASentence: Story = {
  render: () => (
    <p>
      برای پیگیری <Latin>SH-2048/B</Latin> با <PhoneLink number="1685" /> تماس بگیرید.
    </p>
  ),
};
