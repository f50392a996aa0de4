import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta: Meta = { title: "اجزا/حالت خالی EmptyState" };
export default meta;
type Story = StoryObj;

export const Empty: Story = {
  render: () => (
    <EmptyState title="اقامتگاهی نیست" text="یکی از فیلترها را حذف کنید.">
      <Button look="outline">پاک کردن همه</Button>
    </EmptyState>
  ),
};
export const Broken: Story = {
  render: () => <EmptyState picture="broken" title="این صفحه بارگذاری نشد" text="چند لحظهٔ دیگر دوباره تلاش کنید." />,
};
