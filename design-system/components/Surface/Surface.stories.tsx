import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "./Surface.tsx";

const meta: Meta = { title: "اجزا/سطح Surface" };
export default meta;
type Story = StoryObj;

export const Looks: Story = {
  render: () => (
    <Inline gap="lg">
      <Surface>ساده</Surface>
      <Surface look="arch">طاق</Surface>
      <Surface look="floating">شناور</Surface>
      <Surface look="sunken">گود</Surface>
    </Inline>
  ),
};
