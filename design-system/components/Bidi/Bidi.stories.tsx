import type { Meta, StoryObj } from "@storybook/react-vite";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Bidi.guide.tsx";
import { Code, Latin } from "./Bidi.tsx";
import { PhoneLink } from "./PhoneLink.tsx";

const copy = {
  fa: { to: "برای پیگیری", call: "با", end: "تماس بگیرید.", booked: "رزرو با کد پیگیری", done: "ثبت شد." },
  en: { to: "To follow", call: "call", end: ".", booked: "The booking with tracking code", done: "is made." },
};

const meta: Meta<typeof Code> = {
  title: "اجزا/دوسویه Bidi",
  component: Code,
  subcomponents: { Latin, PhoneLink },
  args: { children: "SH-2048/B" },
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof Code>;

export const Playground: Story = {
  render: (args, context) => {
    const words = wordsIn(copy, context);
    return (
      <p>
        {words.booked} <Code {...args} /> {words.done}
      </p>
    );
  },
};
export const InASentence: Story = {
  render: (_, context) => {
    const words = wordsIn(copy, context);
    return (
      <p>
        {words.to} <Latin>SH-2048/B</Latin> {words.call} <PhoneLink number="1685" /> {words.end}
      </p>
    );
  },
};

/** Verbatim in both languages, and unbroken beside the longest names. */
export const Codes: Story = {
  render: () => (
    <div style={{ inlineSize: "300px" }}>
      {["C01X00T47", "0084575948", "IR820540102680020817909002", "603770******5443"].map((number) => (
        <p key={number} lang="fa">
          سیده فاطمه‌الزهرا میرمحمدصادقی خوراسگانی‌نژاد اصفهانی، <Code>{number}</Code>
        </p>
      ))}
    </div>
  ),
};
