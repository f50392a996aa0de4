import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { paymentMethods } from "#fixtures/answers/payment.ts";
import { isSo, playground, typed } from "#tests/stories/playground.tsx";
import { PartField } from "./PartField.tsx";

const meta: Meta = { title: "اجزا/مبلغ یک بخش Part" };
export default meta;
type Story = StoryObj;

export const Playground: Story = playground(
  { amount: "3000000", isLengthened: true },
  {
    amount: typed("مبلغ · Amount"),
    isLengthened: isSo("مهلت را بلندتر می‌کند · Moves the deadline"),
  },
  ({ amount, isLengthened }) => {
    const { parts } = paymentMethods;
    if (parts == null) throw new Error("The recorded ways to pay have parts");
    return (
      <PartField
        parts={isLengthened ? parts : { ...parts, lengthens: null }}
        value={amount}
        onChange={fn()}
        error={undefined}
        field={null}
      />
    );
  },
);
