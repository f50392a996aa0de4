import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Loading.guide.tsx";
import { Resolving, Skeleton } from "./Loading.tsx";

const meta: Meta<typeof Skeleton> = {
  title: "اجزا/بارگذاری Loading",
  component: Skeleton,
  subcomponents: { Resolving },
  args: { shape: "picture" },
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Playground: Story = {};

export const Page: Story = {
  render: (_, context) => (
    <Resolving label={wordsIn({ fa: "در حال بارگذاری صفحه", en: "Loading the page" }, context)} />
  ),
};
export const CardToCome: Story = {
  render: () => (
    <Stack gap="sm">
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
    </Stack>
  ),
};
