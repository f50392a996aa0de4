import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { localeOf } from "#domain/text/in-locale.ts";
import { openLoaded } from "#tests/stories/open-loaded.ts";
import { guide } from "./Sheet.guide.tsx";
import { Sheet, type SheetProps } from "./Sheet.tsx";

const copy = {
  fa: { title: "مسافران", close: "بستن", done: "تأیید", party: "دو بزرگسال و یک کودک در یک اتاق", wish: "درخواست شما" },
  en: {
    title: "Travellers",
    close: "Close",
    done: "Done",
    party: "Two adults and a child in one room",
    wish: "Your wish",
  },
};
const TITLE = /^(مسافران|Travellers)$/;

function WithButton({ lines = 1, ...props }: Partial<SheetProps> & { lines?: number }) {
  const words = copy[useLocale().locale];
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{words.title}</Button>
      <Sheet
        title={words.title}
        closeLabel={words.close}
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button isFullWidth onClick={() => setOpen(false)}>
            {words.done}
          </Button>
        }
      >
        <Stack>
          {Array.from({ length: lines }, (_, line) => (
            <Text key={line}>{words.party}</Text>
          ))}
          <TextField label={words.wish} />
        </Stack>
      </Sheet>
    </div>
  );
}

const meta: Meta<typeof Sheet> = {
  title: "اجزا/برگه Sheet",
  component: Sheet,
  args: {},
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof Sheet>;

export const Playground: Story = { render: (args) => <WithButton {...args} /> };

const open = (canvasElement: HTMLElement) =>
  openLoaded(within(canvasElement).getByRole("button", { name: TITLE }), () =>
    screen.findByRole("dialog", { name: TITLE }),
  );

export const Default: Story = {
  render: () => <WithButton />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const locale = localeOf(document.documentElement.lang);
    await expect(dialog.tagName).not.toBe("DIALOG");
    await expect(dialog.closest("[lang]")).toHaveAttribute("lang", document.documentElement.lang);
    await expect(getComputedStyle(dialog).direction).toBe(document.documentElement.dir);
    // The focus starts at its field.
    await waitFor(() => expect(within(dialog).getByRole("textbox")).toHaveFocus());
    for (const name of [copy[locale].done, copy[locale].close, null, copy[locale].done]) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      if (name) await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: TITLE })).toHaveFocus());
  },
};

/** A press before the code has loaded opens the browser's own dialog. */
export const BeforeItsCodeIsHere: Story = {
  render: () => <WithButton />,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: TITLE }).click();
    const dialog = await screen.findByRole("dialog", { name: TITLE });
    await expect(dialog.tagName).toBe("DIALOG");
    await userEvent.click(within(dialog).getByRole("button", { name: /^(بستن|Close)$/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Open: Story = {
  render: () => <WithButton />,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const LongerThanTheScreen: Story = {
  render: () => <WithButton lines={40} />,
  play: async ({ canvasElement }) => {
    const before = within(canvasElement).getByRole("button", { name: TITLE }).getBoundingClientRect();
    const dialog = await open(canvasElement);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const after = canvasElement.querySelector("button")?.getBoundingClientRect();
    await expect([after?.x, after?.y, after?.width]).toEqual([before.x, before.y, before.width]);
  },
};
