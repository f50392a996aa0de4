import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { OTHER_LOCALE } from "#domain/text/in-locale.ts";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Menu.guide.tsx";
import { Menu, type MenuChoice, type MenuProps } from "./Menu.tsx";

const copy = {
  fa: {
    label: "مرتب‌سازی",
    cheap: "ارزان‌ترین",
    dear: "گران‌ترین",
    best: "بهترین امتیاز",
    other: "English",
    booking: "رزرو",
    remove: "حذف",
  },
  en: {
    label: "Sort",
    cheap: "Cheapest",
    dear: "Most expensive",
    best: "Best rated",
    other: "فارسی",
    booking: "Booking",
    remove: "Remove",
  },
};

function Sorting(props: Partial<MenuProps>) {
  const { locale } = useLocale();
  const words = copy[locale];
  const choices: MenuChoice[] = [
    { id: "cheap", label: words.cheap, href: "#cheap", isCurrent: true },
    { id: "dear", label: words.dear, href: "#dear" },
    { id: "best", label: words.best, href: "#best" },
    { id: "other", label: words.other, href: "#other", lang: OTHER_LOCALE[locale], icon: "globe" },
  ];
  return <Menu label={words.label} icon="sort" choices={choices} {...props} />;
}

const meta: Meta<typeof Menu> = {
  title: "اجزا/فهرست Menu",
  component: Menu,
  args: { icon: "sort", align: "start" },
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof Menu>;

export const Playground: Story = { render: (args) => <Sorting {...args} /> };

/** The button, after React Aria took over. */
async function button(canvasElement: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(canvasElement.querySelector("summary")).toBeNull());
  return within(canvasElement).getByRole("button");
}

export const Default: Story = {
  render: () => <Sorting />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const trigger = await button(canvasElement);
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    const menu = await screen.findByRole("menu");
    await expect(menu).toHaveAttribute("dir", document.documentElement.dir);
    const choices = within(menu).getAllByRole("menuitem");
    await waitFor(() => expect(choices[0]).toHaveFocus());
    await expect(choices[0]).toHaveAttribute("href", "#cheap");
    await expect(choices[0]).toHaveAttribute("aria-current", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(choices[0]).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(choices[3]).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  render: () => <Sorting />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await button(canvasElement);
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("menu")).toBeVisible();
  },
};

/** A press before the code has loaded opens the browser's own list, which stays until it is closed. */
export const BeforeItsCodeIsHere: Story = {
  render: () => <Sorting />,
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector("summary");
    summary?.click();
    await waitFor(() => expect(within(canvasElement).getAllByRole("link")[0]).toBeVisible());
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(4);
  },
};

const remove = fn();
export const Actions: Story = {
  render: (_, context) => {
    const { booking, remove: label } = wordsIn(copy, context);
    return <Menu label={booking} choices={[{ id: "remove", label, icon: "close", onAction: remove }]} align="end" />;
  },
  play: async ({ canvasElement }) => {
    remove.mockClear();
    await userEvent.tab();
    await button(canvasElement);
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  },
};
