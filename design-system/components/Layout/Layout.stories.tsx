import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Columns, Container, Inline, Stack } from "./Layout.tsx";

const meta: Meta = { title: "اجزا/چیدمان Layout" };
export default meta;
type Story = StoryObj;

export const Stacked: Story = {
  render: () => (
    <Stack>
      <Surface>یک</Surface>
      <Surface>دو</Surface>
      <Surface>سه</Surface>
    </Stack>
  ),
};
export const InALine: Story = {
  render: () => (
    <Inline gap="md">
      <Surface>یک</Surface>
      <Surface>دو</Surface>
      <Surface>سه</Surface>
    </Inline>
  ),
};
export const InColumns: Story = {
  render: () => (
    <Container>
      <Columns count="four">
        {["بهار", "تابستان", "پاییز", "زمستان"].map((season) => (
          <Surface key={season}>{season}</Surface>
        ))}
      </Columns>
    </Container>
  ),
};
