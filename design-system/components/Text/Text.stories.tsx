import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading, Text } from "./Text.tsx";

const meta: Meta = { title: "اجزا/متن Text" };
export default meta;
type Story = StoryObj;

export const Scale: Story = {
  render: () => (
    <>
      <Heading level={1} look="display">
        شب‌های سفر
      </Heading>
      <Heading level={2} look="h1">
        هتل‌های اصفهان
      </Heading>
      <Heading level={3} look="h2">
        اتاق‌ها و قیمت‌ها
      </Heading>
      <Text size="title">عنوان کارت</Text>
      <Text>متن بدنه با می‌شود و اتاق‌ها</Text>
      <Text size="caption" tone="mute">
        توضیح کوچک
      </Text>
    </>
  ),
};
export const LatinInPersian: Story = {
  render: () => (
    <Text>
      رزرو در <bdi dir="ltr">Marjan Beach Hotel</bdi> برای ۲ شب
    </Text>
  ),
};
export const LongAndClamped: Story = {
  render: () => (
    <div className="narrow">
      <Text isClamped>{"نامی بسیار بلند برای یک اقامتگاه سنتی در محلهٔ قدیمی شهر که از دو خط می‌گذرد ".repeat(4)}</Text>
    </div>
  ),
};
