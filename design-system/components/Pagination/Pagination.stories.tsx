import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./Pagination.tsx";

const meta: Meta = { title: "اجزا/صفحه‌ها Pagination" };
export default meta;
type Story = StoryObj;

export const First: Story = {
  render: () => (
    <Pagination
      current={1}
      count={3}
      addressOf={(page) => `#${page}`}
      words={{ label: "صفحه‌ها", previous: "صفحهٔ قبل", next: "صفحهٔ بعد", page: (number) => `صفحهٔ ${number}` }}
    />
  ),
};
export const Middle: Story = {
  render: () => (
    <Pagination
      current={6}
      count={12}
      addressOf={(page) => `#${page}`}
      words={{ label: "صفحه‌ها", previous: "صفحهٔ قبل", next: "صفحهٔ بعد", page: (number) => `صفحهٔ ${number}` }}
    />
  ),
};
export const Last: Story = {
  render: () => (
    <Pagination
      current={12}
      count={12}
      addressOf={(page) => `#${page}`}
      words={{ label: "صفحه‌ها", previous: "صفحهٔ قبل", next: "صفحهٔ بعد", page: (number) => `صفحهٔ ${number}` }}
    />
  ),
};
