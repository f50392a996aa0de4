import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { type Tab, TabList, TabPanel } from "./Tabs.tsx";

const tabs: Tab[] = [
  { id: "stay", label: "اقامت", icon: "building", href: "?tab=stay" },
  { id: "train", label: "قطار", icon: "map", href: "?tab=train" },
  { id: "bus", label: "اتوبوس", href: "?tab=bus" },
];

function Shown() {
  const [chosen, setChosen] = useState("stay");
  return (
    <>
      <TabList group="story" label="چه می‌خواهید؟" tabs={tabs} chosen={chosen} onChoose={setChosen} />
      {tabs.map(({ id, label }) => (
        <TabPanel key={id} group="story" id={id} isShown={id === chosen}>
          <label>
            {label} <input />
          </label>
        </TabPanel>
      ))}
    </>
  );
}

const meta: Meta = { title: "اجزا/زبانه‌ها Tabs" };
export default meta;
type Story = StoryObj;

export const Default: Story = { render: () => <Shown /> };

/** Arrow keys go the way the row reads, Space chooses, and what was typed in a panel is there on coming back. */
export const ByKeyboard: Story = {
  render: () => <Shown />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole("tab", { name });
    const isRtl = getComputedStyle(canvasElement).direction === "rtl";
    await userEvent.type(canvas.getByRole("textbox"), "یزد");
    tab("اقامت").focus();
    await userEvent.keyboard(isRtl ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(tab("قطار")).toHaveFocus();
    await expect(tab("قطار")).toHaveAttribute("aria-selected", "false");
    await userEvent.keyboard(" ");
    await expect(tab("قطار")).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: "قطار" })).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(tab("اتوبوس")).toHaveFocus();
    await userEvent.keyboard(isRtl ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(tab("اقامت")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveValue("یزد");
  },
};
