import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { guide } from "./ToolBar.guide.tsx";
import { type Tool, ToolBar } from "./ToolBar.tsx";

const copy = {
  fa: {
    label: "مرتب‌سازی، فیلتر و نقشه",
    sort: "مرتب‌سازی",
    filter: "فیلترها",
    map: "نقشه",
    two: "۲ فیلتر فعال",
    count: "۲",
  },
  en: {
    label: "Sort, filter and map",
    sort: "Sort",
    filter: "Filters",
    map: "Map",
    two: "2 active filters",
    count: "2",
  },
};

/** The bar in one language: number of active filters, and number of times each word is repeated. */
function bar(words: (typeof copy)["fa"], isFiltered: boolean, times: number): { label: string; tools: Tool[] } {
  const long = (text: string) => Array(times).fill(text).join(" ");
  return {
    label: words.label,
    tools: [
      { icon: "sort", label: long(words.sort), opens: "sorts" },
      {
        icon: "filter",
        label: long(words.filter),
        opens: "filters",
        count: isFiltered ? { shown: words.count, words: words.two } : undefined,
      },
      { icon: "map", label: long(words.map), href: "#map" },
    ],
  };
}
const saying = (isFiltered: boolean, times = 1) => ({
  words: { fa: bar(copy.fa, isFiltered, times), en: bar(copy.en, isFiltered, times) },
});

const meta: Meta<typeof ToolBar> = {
  title: "اجزا/نوار ابزار ToolBar",
  component: ToolBar,
  args: {},
  globals: { viewport: { value: "phone" } },
  parameters: { guide, layout: "fullscreen", playgroundFrame: "140px", ...saying(true) },
};
export default meta;
type Story = StoryObj<typeof ToolBar>;

export const Playground: Story = {};
export const Default: Story = { parameters: saying(false) };
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: /۲ فیلتر فعال|2 active filters/ })).toBeVisible();
  },
};
export const LongWords: Story = { parameters: saying(true, 3) };
