import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "#design-system/components/Button/Button.tsx";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./EmptyState.guide.tsx";
import { EmptyState } from "./EmptyState.tsx";

const clear = { fa: "حذف همهٔ فیلترها", en: "Remove all filters" };

const meta: Meta<typeof EmptyState> = {
  title: "اجزا/حالت خالی EmptyState",
  component: EmptyState,
  args: { picture: "empty" },
  parameters: {
    guide,
    words: {
      fa: { title: "اقامتگاهی پیدا نشد", text: "یکی از فیلترها را حذف کنید." },
      en: { title: "No properties found", text: "Remove one of the filters." },
    },
  },
  render: (args, context) => (
    <EmptyState {...args}>
      <Button look="outline">{wordsIn(clear, context)}</Button>
    </EmptyState>
  ),
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Playground: Story = {};
export const Empty: Story = {};
export const Broken: Story = {
  args: { picture: "broken" },
  parameters: {
    words: {
      fa: { title: "این صفحه بارگذاری نشد", text: "چند لحظهٔ دیگر دوباره تلاش کنید." },
      en: { title: "This page did not load", text: "Try again in a moment." },
    },
  },
  render: (args) => <EmptyState {...args} />,
};
