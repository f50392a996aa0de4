import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Resolving, Skeleton } from "./Loading.tsx";

const meta: Meta = { title: "اجزا/بارگذاری Loading" };
export default meta;
type Story = StoryObj;

export const Page: Story = { render: () => <Resolving label="در حال بارگذاری صفحه" /> };
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
