import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Layout.guide.tsx";
import { Columns, Container, Inline, Stack } from "./Layout.tsx";

const seasons = {
  fa: ["بهار", "تابستان", "پاییز", "زمستان"],
  en: ["Spring", "Summer", "Autumn", "Winter"],
};

const meta: Meta<typeof Stack> = {
  title: "اجزا/چیدمان Layout",
  component: Stack,
  subcomponents: { Inline, Columns, Container },
  args: { gap: "md", align: "stretch" },
  parameters: { guide },
  render: (args, context) => (
    <Stack {...args}>
      {wordsIn(seasons, context).map((season) => (
        <Surface key={season}>{season}</Surface>
      ))}
    </Stack>
  ),
};
export default meta;
type Story = StoryObj<typeof Stack>;

export const Playground: Story = {};

export const Stacked: Story = {};
export const InALine: Story = {
  render: (_, context) => (
    <Inline gap="md">
      {wordsIn(seasons, context).map((season) => (
        <Surface key={season}>{season}</Surface>
      ))}
    </Inline>
  ),
};
export const InColumns: Story = {
  render: (_, context) => (
    <Container>
      <Columns count="four">
        {wordsIn(seasons, context).map((season) => (
          <Surface key={season}>{season}</Surface>
        ))}
      </Columns>
    </Container>
  ),
};
