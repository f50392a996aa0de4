import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "./Pagination.guide.tsx";
import { Pagination } from "./Pagination.tsx";

const meta: Meta<typeof Pagination> = {
  title: "اجزا/صفحه‌ها Pagination",
  component: Pagination,
  args: { current: 6, count: 12, addressOf: (page) => `#${page}` },
  parameters: {
    guide,
    words: {
      fa: {
        words: { label: "صفحه‌ها", previous: "صفحهٔ قبل", next: "صفحهٔ بعد", page: (number: string) => `صفحهٔ ${number}` },
      },
      en: {
        words: {
          label: "Pages",
          previous: "Previous page",
          next: "Next page",
          page: (number: string) => `Page ${number}`,
        },
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

export const Playground: Story = {};

export const First: Story = { args: { current: 1, count: 3 } };
export const Middle: Story = {};
export const Last: Story = { args: { current: 12 } };
