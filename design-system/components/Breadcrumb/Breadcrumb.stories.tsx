import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumb } from "./Breadcrumb.tsx";

const meta: Meta = { title: "اجزا/مسیر Breadcrumb" };
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <Breadcrumb
      label="مسیر"
      crumbs={[
        { name: "صفحهٔ اصلی", address: "#/" },
        { name: "اصفهان", address: "#/i" },
      ]}
      current="هتل گل ابریشم"
    />
  ),
};
