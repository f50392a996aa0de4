import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { guide } from "./Icon.guide.tsx";
import { Icon } from "./Icon.tsx";
import { drawings, type IconName } from "./paths.ts";

const meta: Meta<typeof Icon> = {
  title: "اجزا/نشان Icon",
  component: Icon,
  args: { name: "calendar", size: "large" },
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const Playground: Story = {};

export const All: Story = {
  render: () => (
    <Inline gap="md">
      {(Object.keys(drawings) as IconName[]).map((name) => (
        <Icon key={name} name={name} size="large" label={name} />
      ))}
    </Inline>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Icon name="calendar" size="small" />
      <Icon name="calendar" />
      <Icon name="calendar" size="large" />
      <Icon name="calendar" size="huge" />
    </Inline>
  ),
};
