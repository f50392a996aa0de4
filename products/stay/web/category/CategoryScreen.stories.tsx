import type { Meta, StoryObj } from "@storybook/react-vite";
import { luxuryCategory } from "#fixtures/answers/luxury-category.ts";
import { refusedPage } from "#tests/stories/refused-page.tsx";
import { stage } from "#tests/stories/stage.tsx";

const at = { address: "/LuxuryCategoryHotels.html", answers: { "property/v2/category/Luxury": luxuryCategory } };
const meta: Meta = { title: "صفحه‌ها/دسته Category", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const Default: Story = stage(at);
export const Loading: Story = stage({ ...at, isResolving: true });
export const Empty: Story = stage({ ...at, scenario: "empty" });
export const RefusedPage: Story = refusedPage(at.address, "property/v2/category/Luxury");
export const Failed: Story = stage({ ...at, scenario: "offline" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
