import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Tabs.guide.tsx";
import { type Tab, TabList, type TabListProps, TabPanel } from "./Tabs.tsx";

const copy = {
  fa: { label: "چه می‌خواهید؟", stay: "اقامت", train: "قطار", bus: "اتوبوس" },
  en: { label: "What are you looking for?", stay: "Stay", train: "Train", bus: "Bus" },
};
const tabsIn = (words: (typeof copy)["fa"]): Tab[] => [
  { id: "stay", label: words.stay, icon: "building", href: "?tab=stay" },
  { id: "train", label: words.train, icon: "map", href: "?tab=train" },
  { id: "bus", label: words.bus, href: "?tab=bus" },
];

function Shown(props: TabListProps) {
  const words = copy[useLocale().locale];
  const tabs = tabsIn(words);
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <>
      <TabList {...props} label={props.label ?? words.label} tabs={tabs} chosen={chosen} onChoose={setChosen} />
      {tabs.map(({ id, label }) => (
        <TabPanel key={id} group={props.group} id={id} isShown={id === chosen}>
          <label>
            {label} <input />
          </label>
        </TabPanel>
      ))}
    </>
  );
}

const meta: Meta<typeof TabList> = {
  title: "اجزا/زبانه‌ها Tabs",
  component: TabList,
  subcomponents: { TabPanel },
  args: { group: "story", chosen: "stay" },
  parameters: { guide },
  render: (args) => <Shown key={args.chosen} {...args} />,
};
export default meta;
type Story = StoryObj<typeof TabList>;

export const Playground: Story = {};

export const Default: Story = {};

/** Arrow keys follow the reading direction, Space chooses, and text typed in a panel is kept when coming back. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvasElement } = context;
    const { stay, train, bus } = wordsIn(copy, context);
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole("tab", { name });
    const isRtl = getComputedStyle(canvasElement).direction === "rtl";
    await userEvent.type(canvas.getByRole("textbox"), "یزد");
    tab(stay).focus();
    await userEvent.keyboard(isRtl ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(tab(train)).toHaveFocus();
    await expect(tab(train)).toHaveAttribute("aria-selected", "false");
    await userEvent.keyboard(" ");
    await expect(tab(train)).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: train })).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(tab(bus)).toHaveFocus();
    await userEvent.keyboard(isRtl ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(tab(stay)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveValue("یزد");
  },
};
