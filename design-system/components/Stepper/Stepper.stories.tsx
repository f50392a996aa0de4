import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { guide } from "./Stepper.guide.tsx";
import { Stepper, type StepperProps } from "./Stepper.tsx";

function Counted(props: StepperProps) {
  const [value, setValue] = useState(props.value);
  return <Stepper {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof Stepper> = {
  title: "اجزا/شمارنده Stepper",
  component: Stepper,
  args: { value: 2, min: 1, max: 4 },
  parameters: {
    guide,
    words: {
      fa: { label: "بزرگسال", hint: "۱۲ سال به بالا", words: { more: "یکی بیشتر", less: "یکی کمتر" } },
      en: { label: "Adults", hint: "12 years and over", words: { more: "One more", less: "One fewer" } },
    },
  },
  render: (args) => <Counted key={args.value} {...args} />,
};
export default meta;
type Story = StoryObj<typeof Stepper>;

export const Playground: Story = {};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole("button", { name: /بیشتر|more/ });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(more).toBeDisabled();
    await expect(canvas.getByRole("status")).toHaveTextContent(/[۴4]/);
  },
};
