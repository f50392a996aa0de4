import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Stepper } from "./Stepper.tsx";

function Counted() {
  const [value, setValue] = useState(2);
  return (
    <Stepper
      label="بزرگسال"
      hint="۱۲ سال به بالا"
      value={value}
      min={1}
      max={4}
      onChange={setValue}
      words={{ more: "یکی بیشتر", less: "یکی کمتر" }}
    />
  );
}

const meta: Meta = { title: "اجزا/شمارنده Stepper" };
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: () => <Counted />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole("button", { name: /بیشتر/ });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(more).toBeDisabled();
    await expect(canvas.getByRole("status")).toHaveTextContent(/[۴4]/);
  },
};
