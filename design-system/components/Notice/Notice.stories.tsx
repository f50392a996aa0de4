import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Notice.guide.tsx";
import { Notice } from "./Notice.tsx";

const copy = {
  fa: {
    info: "قیمت‌ها با احتساب مالیات است.",
    success: "تا چهارشنبه ۴ آذر رایگان لغو می‌شود.",
    warning: "این اقامتگاه در حال حاضر فعال نیست.",
    danger: "این تاریخ گذشته است.",
  },
  en: {
    info: "Prices include tax.",
    success: "Free cancellation until Wednesday 25 November.",
    warning: "This property is not active at the moment.",
    danger: "This date has passed.",
  },
};

const meta: Meta<typeof Notice> = {
  title: "اجزا/پیام Notice",
  component: Notice,
  args: { look: "info" },
  parameters: { guide, words: { fa: { children: copy.fa.info }, en: { children: copy.en.info } } },
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Playground: Story = {};

export const Looks: Story = {
  render: (_, context) => (
    <Stack>
      {(["info", "success", "warning", "danger"] as const).map((look) => (
        <Notice key={look} look={look}>
          {wordsIn(copy, context)[look]}
        </Notice>
      ))}
    </Stack>
  ),
};
