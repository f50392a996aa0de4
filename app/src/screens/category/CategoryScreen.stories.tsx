import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "#app/src/page/story.tsx";
import { luxuryCategory } from "#fixtures/answers/luxury-category.ts";
import { CategoryScreen } from "./CategoryScreen.tsx";
import type { CategoryData } from "./load.ts";

const data: CategoryData = { list: luxuryCategory, errors: [], query: "", filter: "Luxury" };
const meta: Meta = { title: "صفحه‌ها/دسته", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const Default: Story = { render: inPage(CategoryScreen, data, { path: "/LuxuryCategoryHotels.html" }) };
export const Empty: Story = {
  render: inPage(CategoryScreen, { ...data, list: { ...luxuryCategory, items: [], total: 0 } }),
};
