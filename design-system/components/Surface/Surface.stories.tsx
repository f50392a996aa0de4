import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Surface.guide.tsx";
import { Surface } from "./Surface.tsx";

const copy = {
  fa: { plain: "ساده", arch: "طاق", floating: "شناور", sunken: "گود" },
  en: { plain: "Plain", arch: "Arch", floating: "Floating", sunken: "Sunken" },
};

const meta: Meta<typeof Surface> = {
  title: "اجزا/سطح Surface",
  component: Surface,
  args: { look: "arch", padding: "md" },
  parameters: { guide, words: { fa: { children: "طاق" }, en: { children: "Arch" } } },
};
export default meta;
type Story = StoryObj<typeof Surface>;

export const Playground: Story = {};

export const Looks: Story = {
  render: (_, context) => (
    <Inline gap="lg">
      {(["plain", "arch", "floating", "sunken"] as const).map((look) => (
        <Surface key={look} look={look}>
          {wordsIn(copy, context)[look]}
        </Surface>
      ))}
    </Inline>
  ),
};
