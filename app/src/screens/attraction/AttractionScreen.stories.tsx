import type { Meta, StoryObj } from "@storybook/react-vite";
import { isfahanAttraction } from "#fixtures/answers/isfahan-attraction.ts";
import { stage } from "#tests/stories/stage.tsx";

const at = { address: "/IsfahanTourism/6.html", answers: { "attraction/v2/Isfahan/6": isfahanAttraction } };
const meta: Meta = { title: "صفحه‌ها/دیدنی Attraction", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const Default: Story = stage(at);
export const Loading: Story = stage({ ...at, isResolving: true });
export const NothingNear: Story = stage({ ...at, scenario: "empty" });
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
