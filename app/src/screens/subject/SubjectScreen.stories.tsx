import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "#app/src/page/story.tsx";
import { isfahanTraditional } from "#fixtures/answers/isfahan-traditional.ts";
import type { SubjectData } from "./load.ts";
import { SubjectScreen } from "./SubjectScreen.tsx";

const data: SubjectData = {
  list: isfahanTraditional,
  errors: [],
  query: "",
  destinationName: "Isfahan",
  filter: "Traditional",
};
const meta: Meta = { title: "صفحه‌ها/موضوع", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: inPage(SubjectScreen, data, { path: "/IsfahanHotels/TraditionalHotels.html" }),
};
export const Empty: Story = {
  render: inPage(SubjectScreen, { ...data, list: { ...isfahanTraditional, items: [], total: 0 } }),
};
