import type { Meta, StoryObj } from "@storybook/react-vite";
import { Rating, ScoreBars } from "./Rating.tsx";

const meta: Meta = { title: "اجزا/امتیاز Rating" };
export default meta;
type Story = StoryObj;

export const Rated: Story = { render: () => <Rating average={4.6} label="امتیاز ۹٫۲ از ۱۰" caption="۲۷ نظر" /> };
export const NotRated: Story = { render: () => <Rating average={null} label="" caption="بدون نظر" /> };
export const Bars: Story = {
  render: () => (
    <ScoreBars
      scores={[
        { label: "تمیزی", value: 4.4 },
        { label: "موقعیت", value: 3.1 },
        { label: "ارزش نسبت به قیمت", value: 5 },
      ]}
    />
  ),
};
