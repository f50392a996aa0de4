import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Button.guide.tsx";
import { Button, IconButton } from "./Button.tsx";

const copy = {
  fa: { search: "جست‌وجو", confirm: "تأیید", choose: "انتخاب", more: "بیشتر", remove: "حذف", close: "بستن" },
  en: { search: "Search", confirm: "Confirm", choose: "Choose", more: "More", remove: "Remove", close: "Close" },
};
const saying = (fa: string, en: string) => ({ words: { fa: { children: fa }, en: { children: en } } });

const meta: Meta<typeof Button> = {
  title: "اجزا/دکمه Button",
  component: Button,
  subcomponents: { IconButton },
  args: { look: "primary", size: "medium", icon: "search" },
  parameters: { guide, ...saying("جست‌وجو", "Search") },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Playground: Story = {};
export const Looks: Story = {
  render: (_, context) => {
    const words = wordsIn(copy, context);
    return (
      <Inline>
        <Button look="primary" icon="search">
          {words.search}
        </Button>
        <Button>{words.confirm}</Button>
        <Button look="outline">{words.choose}</Button>
        <Button look="quiet" iconEnd="arrow-end">
          {words.more}
        </Button>
        <Button look="danger">{words.remove}</Button>
      </Inline>
    );
  },
};
export const Disabled: Story = {
  args: { size: "large", icon: undefined, isDisabled: true },
  parameters: saying("رزرو به‌زودی باز می‌شود", "Booking opens soon"),
};
const sent = fn();
/** A form is not submitted twice, and the focus stays. */
export const Busy: Story = {
  args: { icon: undefined },
  parameters: saying("در حال ثبت…", "Saving…"),
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Button {...args} type="submit" isBusy onClick={sent} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const button = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};
export const AsLink: Story = {
  args: { look: "outline", icon: undefined, href: "#x" },
  parameters: saying("همهٔ هتل‌ها", "All hotels"),
};
export const LongText: Story = {
  args: { look: "secondary", icon: undefined, isFullWidth: true },
  parameters: saying(
    "دکمه‌ای با نوشته‌ای بسیار بلند که باید در صفحه‌ای باریک هم در دو خط جا شود",
    "A button with very long words that must also fit a narrow page, on two lines",
  ),
};
export const OnlyIcon: Story = {
  render: (_, context) => <IconButton icon="close" label={wordsIn(copy, context).close} />,
};
