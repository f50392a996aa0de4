import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "./Toast.guide.tsx";
import { ToastRegion } from "./Toast.tsx";

const noting = (body: string, title: string, region: string, close: string) => ({
  toasts: (["info", "success", "warning", "danger", "dark"] as const).map((theme, id) => ({
    id,
    theme,
    body,
    title: id === 0 ? title : null,
    clearable: id > 1,
  })),
  words: { region, close },
});

const meta: Meta<typeof ToastRegion> = {
  title: "اجزا/پیام گذرا Toast",
  component: ToastRegion,
  args: { onHide: () => {}, onPause: () => {}, onResume: () => {} },
  parameters: {
    guide,
    playgroundFrame: "440px",
    words: {
      fa: noting("به علاقه‌مندی‌ها اضافه شد", "هتل گل ابریشم", "پیام‌ها", "بستن"),
      en: noting("Added to favourites", "Gol-e Abrisham Hotel", "Messages", "Close"),
    },
  },
};
export default meta;
type Story = StoryObj<typeof ToastRegion>;

export const Playground: Story = {};
export const Themes: Story = {};
