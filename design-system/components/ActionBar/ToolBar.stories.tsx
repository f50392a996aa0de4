import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
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

function Bar({ isFiltered = false, times = 1 }: { isFiltered?: boolean; times?: number }) {
  const words = copy[useLocale().locale];
  const long = (text: string) => Array(times).fill(text).join(" ");
  const tools: Tool[] = [
    { icon: "sort", label: long(words.sort), opens: "sorts" },
    {
      icon: "filter",
      label: long(words.filter),
      opens: "filters",
      count: isFiltered ? { shown: words.count, words: words.two } : undefined,
    },
    { icon: "map", label: long(words.map), href: "#map" },
  ];
  return <ToolBar label={words.label} tools={tools} />;
}

const meta: Meta = {
  title: "اجزا/نوار ابزار ToolBar",
  globals: { viewport: { value: "phone" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;

export const Default: Story = { render: () => <Bar /> };
export const Filtered: Story = {
  render: () => <Bar isFiltered />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: /۲ فیلتر فعال|2 active filters/ })).toBeVisible();
  },
};
export const LongWords: Story = { render: () => <Bar isFiltered times={3} /> };
