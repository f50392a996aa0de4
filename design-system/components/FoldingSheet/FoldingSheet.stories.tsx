import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { guide } from "./FoldingSheet.guide.tsx";
import { FoldingSheet, type FoldingSheetProps } from "./FoldingSheet.tsx";

const copy = {
  fa: { open: "فیلترها", close: "بستن", line: "تأیید آنی", field: "نام اقامتگاه", show: "نمایش ۲۳ اقامتگاه" },
  en: {
    open: "Filters",
    close: "Close",
    line: "Instant confirmation",
    field: "Name of the property",
    show: "Show 23 properties",
  },
};

function Filters({ lines = 3, ...props }: Partial<FoldingSheetProps> & { lines?: number }) {
  const id = useId();
  const words = copy[useLocale().locale];
  return (
    <Stack>
      <Button opens={id}>{words.open}</Button>
      <FoldingSheet
        title={words.open}
        closeLabel={words.close}
        {...props}
        id={id}
        footer={
          <Button closes={id} isFullWidth>
            {words.show}
          </Button>
        }
      >
        <Stack>
          {Array.from({ length: lines }, (_, line) => (
            <Text key={line}>{words.line}</Text>
          ))}
          <TextField label={words.field} />
        </Stack>
      </FoldingSheet>
    </Stack>
  );
}

const meta: Meta<typeof FoldingSheet> = {
  title: "اجزا/برگهٔ تاشو FoldingSheet",
  component: FoldingSheet,
  args: {},
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof FoldingSheet>;

export const Playground: Story = { render: (args) => <Filters {...args} /> };

const phone = { viewport: { value: "phone" } };
const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("button", { name: /^(فیلترها|Filters)$/ });

export const InThePage: Story = {
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
    // The browser's own colour of a popover is black in the light theme.
    const sheet = canvasElement.querySelector<HTMLElement>("[popover]");
    await expect(sheet && getComputedStyle(sheet).color).toBe(getComputedStyle(document.body).color);
  },
};

export const Folded: Story = {
  globals: phone,
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("textbox")).toBeNull();
  },
};

export const Open: Story = {
  globals: phone,
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName(/^(فیلترها|Filters)$/);
  },
};

/** Content under an open sheet is inert; Escape and the sheet's own button close it, and the focus returns. */
export const Modal: Story = {
  globals: phone,
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const button = opener(canvasElement);
    button.focus();
    await userEvent.click(button);
    const sheet = await screen.findByRole("dialog");
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(button.matches("[inert], [inert] *")).toBe(true);
    await expect(sheet.matches("[inert], [inert] *")).toBe(false);
    sheet.hidePopover();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
    await expect(document.querySelector("[inert]")).toBeNull();
    await userEvent.click(button);
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /23|۲۳/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Its content scrolls by itself, and its footer stays visible. */
export const LongerThanTheScreen: Story = {
  globals: phone,
  render: () => <Filters lines={40} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    const sheet = within(await screen.findByRole("dialog"));
    const foot = sheet.getByRole("button", { name: /23|۲۳/ });
    await waitFor(() => expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    sheet.getByRole("textbox").scrollIntoView();
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(sheet.getByRole("textbox").getBoundingClientRect().bottom).toBeLessThan(
      foot.getBoundingClientRect().top,
    );
  },
};
