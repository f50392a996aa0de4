import type { Meta, StoryObj } from "@storybook/react-vite";

import { Code, Latin } from "./Bidi.tsx";
import { PhoneLink } from "./PhoneLink.tsx";

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

/** Verbatim in both languages, and whole beside the longest of names. */
export const Codes: Story = {
  render: () => (
    <div style={{ inlineSize: "300px" }}>
      {["C01X00T47", "0084575948", "IR820540102680020817909002", "603770******5443"].map((number) => (
        <p key={number}>
          سیده فاطمه‌الزهرا میرمحمدصادقی خوراسگانی‌نژاد اصفهانی، <Code>{number}</Code>
        </p>
      ))}
    </div>
  ),
};
