import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "#app/src/page/story.tsx";
import { isfahanAttraction } from "#fixtures/answers/isfahan-attraction.ts";
import { AttractionScreen } from "./AttractionScreen.tsx";

const meta: Meta = { title: "صفحه‌ها/جای دیدنی", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: inPage(AttractionScreen, isfahanAttraction, { path: "/IsfahanTourism/6.html" }),
};
export const NothingNear: Story = { render: inPage(AttractionScreen, { ...isfahanAttraction, near: [], others: [] }) };
