import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { ActionBar } from "./ActionBar.tsx";

const meta: Meta = { title: "اجزا/نوار گام بعد ActionBar", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const BeforeDates: Story = {
  render: () => (
    <ActionBar label="رزرو" title="از ۱٬۵۷۰٬۰۰۰ تومان" detail="برای هر شب">
      <Button look="primary" size="large" href="#stay">
        تاریخ را انتخاب کنید
      </Button>
    </ActionBar>
  ),
};
export const Total: Story = {
  render: () => (
    <ActionBar label="رزرو" title="۱۶٬۴۶۸٬۵۰۰ تومان" detail="۳ شب · ۲ اتاق">
      <Button look="primary" size="large">
        رزرو و ورود مشخصات
      </Button>
    </ActionBar>
  ),
};
export const Refused: Story = {
  render: () => (
    <ActionBar
      label="رزرو"
      title="۱۶٬۴۶۸٬۵۰۰ تومان"
      detail="۳ شب · ۲ اتاق"
      notice={<Notice look="danger">ارتباط برقرار نشد. دوباره تلاش کنید.</Notice>}
    >
      <Button look="primary" size="large">
        رزرو و ورود مشخصات
      </Button>
    </ActionBar>
  ),
};
