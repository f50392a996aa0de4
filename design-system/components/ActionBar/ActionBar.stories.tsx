import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./ActionBar.guide.tsx";
import { ActionBar } from "./ActionBar.tsx";

const copy = {
  fa: {
    label: "رزرو این اقامتگاه",
    choose: "تاریخ را انتخاب کنید",
    book: "رزرو و ورود مشخصات",
    failed: "ارتباط برقرار نشد. دوباره تلاش کنید.",
  },
  en: {
    label: "Book this property",
    choose: "Choose dates",
    book: "Book and enter details",
    failed: "The connection failed. Try again.",
  },
};
const { fa, en } = copy;
const total = {
  fa: { label: fa.label, title: "۱۶٬۴۶۸٬۵۰۰ تومان", detail: "۳ شب · ۲ اتاق" },
  en: { label: en.label, title: "16,468,500 toman", detail: "3 nights · 2 rooms" },
};

const meta: Meta<typeof ActionBar> = {
  title: "اجزا/نوار گام بعد ActionBar",
  component: ActionBar,
  args: {},
  globals: { viewport: { value: "phone" } },
  parameters: { guide, layout: "fullscreen", playgroundFrame: "180px", words: total },
  render: (args, context) => (
    <ActionBar {...args}>
      <Button look="primary" size="large">
        {wordsIn(copy, context).book}
      </Button>
    </ActionBar>
  ),
};
export default meta;
type Story = StoryObj<typeof ActionBar>;

export const Playground: Story = {};
export const BeforeDates: Story = {
  parameters: {
    words: {
      fa: { label: fa.label, title: "از ۱٬۵۷۰٬۰۰۰ تومان", detail: "برای هر شب" },
      en: { label: en.label, title: "From 1,570,000 toman", detail: "per night" },
    },
  },
  render: (args, context) => (
    <ActionBar {...args}>
      <Button look="primary" size="large" href="#stay">
        {wordsIn(copy, context).choose}
      </Button>
    </ActionBar>
  ),
};
export const Total: Story = {};
export const EndOfForm: Story = {
  args: { isEndOfForm: true },
  render: (args, context) => (
    <Container>
      <ActionBar {...args}>
        <Button look="primary" size="large">
          {wordsIn(copy, context).book}
        </Button>
      </ActionBar>
    </Container>
  ),
};
export const Refused: Story = {
  render: (args, context) => (
    <ActionBar {...args} notice={<Notice look="danger">{wordsIn(copy, context).failed}</Notice>}>
      <Button look="primary" size="large">
        {wordsIn(copy, context).book}
      </Button>
    </ActionBar>
  ),
};
