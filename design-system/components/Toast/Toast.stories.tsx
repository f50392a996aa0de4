import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToastRegion } from "./Toast.tsx";

const meta: Meta = { title: "اجزا/پیام گذرا Toast" };
export default meta;
type Story = StoryObj;

export const Themes: Story = {
  render: () => (
    <ToastRegion
      toasts={(["info", "success", "warning", "danger", "dark"] as const).map((theme, id) => ({
        id,
        theme,
        body: "پیام کوتاهی که می‌رود",
        title: id === 0 ? "عنوان" : null,
        clearable: id > 1,
      }))}
      words={{ region: "پیام‌ها", close: "بستن" }}
      onHide={() => {}}
      onPause={() => {}}
      onResume={() => {}}
    />
  ),
};
