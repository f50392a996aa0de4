import type { Meta, StoryObj } from "@storybook/react-vite";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Rating.guide.tsx";
import { Rating, ScoreBars } from "./Rating.tsx";

const parts = {
  fa: ["تمیزی", "موقعیت", "ارزش نسبت به قیمت"],
  en: ["Cleanliness", "Location", "Value for money"],
};

const meta: Meta<typeof Rating> = {
  title: "اجزا/امتیاز Rating",
  component: Rating,
  subcomponents: { ScoreBars },
  args: { average: 4.6 },
  parameters: {
    guide,
    words: {
      fa: { label: "امتیاز ۹٫۲ از ۱۰", caption: "۲۷ نظر" },
      en: { label: "Rated 9.2 out of 10", caption: "27 reviews" },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Rating>;

export const Playground: Story = {};

export const Rated: Story = {};
export const NotRated: Story = {
  args: { average: null },
  parameters: { words: { fa: { label: "", caption: "بدون نظر" }, en: { label: "", caption: "No reviews" } } },
};
export const Bars: Story = {
  render: (_, context) => (
    <ScoreBars scores={wordsIn(parts, context).map((label, index) => ({ label, value: [4.4, 3.1, 5][index] ?? 0 }))} />
  ),
};
