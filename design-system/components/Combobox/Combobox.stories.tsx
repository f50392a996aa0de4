import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Combobox, type ComboboxOption } from "./Combobox.tsx";

const options: ComboboxOption[] = [
  { id: "city-2", name: "اصفهان", detail: "استان اصفهان", icon: "location", group: "شهرها" },
  { id: "property-2", name: "هتل گره‌چینی", detail: "اصفهان", icon: "building", group: "اقامتگاه‌ها" },
];
const common = {
  label: "مقصد",
  name: "destination_name",
  idName: "destination_id",
  placeholder: "شهر یا هتل",
  words: { empty: "پیدا نشد", failed: "نرسید", count: (count: number) => `${count} پیشنهاد` },
};

const meta: Meta = {
  title: "اجزا/پیشنهاددهنده Combobox",
  parameters: {
    docs: {
      description: {
        component:
          "Down and Up walk the suggestions, Enter chooses, Escape closes, Tab goes on. The same in both directions.",
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const NothingFound: Story = { render: () => <Combobox {...common} suggest={async () => []} /> };
export const SuggestionsFailed: Story = { render: () => <Combobox {...common} suggest={async () => null} /> };
export const Invalid: Story = {
  render: () => <Combobox {...common} suggest={async () => options} error="مقصد را بنویسید" />,
};
export const Default: Story = {
  render: () => <Combobox {...common} suggest={async () => options} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "اصف");
    await canvas.findByRole("option", { name: /گره/ });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(field).toHaveValue("هتل گره‌چینی");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};
