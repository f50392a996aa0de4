import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Button, IconButton } from "./Button.tsx";

const meta: Meta = {
  title: "اجزا/دکمه Button",
  parameters: { docs: { description: { component: "Enter and Space press it; a link is followed by Enter." } } },
};
export default meta;
type Story = StoryObj;

export const Looks: Story = {
  render: () => (
    <Inline>
      <Button look="primary" icon="search">
        جست‌وجو
      </Button>
      <Button>تأیید</Button>
      <Button look="outline">انتخاب</Button>
      <Button look="quiet" iconEnd="arrow-end">
        بیشتر
      </Button>
      <Button look="danger">حذف</Button>
    </Inline>
  ),
};
export const Disabled: Story = {
  render: () => (
    <Button look="primary" size="large" isDisabled>
      رزرو به‌زودی باز می‌شود
    </Button>
  ),
};
const sent = fn();
/** A form is not sent twice, and the focus stays where it was. */
export const Busy: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Button type="submit" look="primary" isBusy onClick={sent}>
        در حال ثبت…
      </Button>
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
  render: () => (
    <Button href="#x" look="outline">
      همهٔ هتل‌ها
    </Button>
  ),
};
export const LongText: Story = {
  render: () => <Button isFullWidth>دکمه‌ای با نوشته‌ای بسیار بلند که باید در صفحه‌ای باریک هم در دو خط جا شود</Button>,
};
export const OnlyIcon: Story = { render: () => <IconButton icon="close" label="بستن" /> };
