import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "./Notice.tsx";

const meta: Meta = { title: "اجزا/پیام Notice" };
export default meta;
type Story = StoryObj;

export const Looks: Story = {
  render: () => (
    <Stack>
      <Notice>قیمت‌ها با احتساب مالیات است.</Notice>
      <Notice look="success">تا چهارشنبه ۴ آذر رایگان لغو می‌شود.</Notice>
      <Notice look="warning">این اقامتگاه در حال حاضر فعال نیست.</Notice>
      <Notice look="danger">این تاریخ گذشته است.</Notice>
    </Stack>
  ),
};
