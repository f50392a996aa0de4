import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { openLoaded } from "#tests/stories/open-loaded.ts";
import { guide } from "./Dialog.guide.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

const copy = {
  fa: {
    logIn: "ورود",
    phone: "شمارهٔ موبایل",
    send: "دریافت کد تأیید",
    cancel: "لغو رزرو",
    text: "با لغو این رزرو، تا چهارشنبه ۴ آذر همهٔ مبلغ پرداختی برمی‌گردد.",
    keep: "رزرو را نگه می‌دارم",
    close: "بستن",
  },
  en: {
    logIn: "Log in",
    phone: "Mobile number",
    send: "Send verification code",
    cancel: "Cancel booking",
    text: "If you cancel before Wednesday 25 November, all that you paid is returned.",
    keep: "Keep booking",
    close: "Close",
  },
};

function LogIn(props: Partial<DialogProps>) {
  const words = copy[useLocale().locale];
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{words.logIn}</Button>
      <Dialog title={words.logIn} closeLabel={words.close} {...props} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Stack>
          <TextField label={words.phone} type="tel" dir="ltr" autoComplete="tel" />
          <Button look="primary" isFullWidth>
            {words.send}
          </Button>
        </Stack>
      </Dialog>
    </div>
  );
}

function Cancelling() {
  const words = copy[useLocale().locale];
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{words.cancel}</Button>
      <Dialog
        role="alertdialog"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.cancel}
        closeLabel={words.close}
        footer={
          <Inline>
            <Button look="primary" onClick={() => setOpen(false)}>
              {words.keep}
            </Button>
            <Button look="outline" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
          </Inline>
        }
      >
        <Text>{words.text}</Text>
      </Dialog>
    </div>
  );
}

const meta: Meta<typeof Dialog> = {
  title: "اجزا/گفت‌وگو Dialog",
  component: Dialog,
  args: { role: "dialog" },
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Playground: Story = { render: (args) => <LogIn {...args} /> };

const open = (canvasElement: HTMLElement, role: "dialog" | "alertdialog") =>
  openLoaded(within(canvasElement).getByRole("button"), () => screen.findByRole(role));

export const Default: Story = {
  render: () => <LogIn />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, "dialog");
    await waitFor(() => expect(within(dialog).getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toHaveFocus());
  },
};

export const Open: Story = {
  render: () => <LogIn />,
  play: async ({ canvasElement }) => {
    await open(canvasElement, "dialog");
  },
};

export const Alert: Story = {
  render: () => <Cancelling />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, "alertdialog");
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await new Promise(requestAnimationFrame);
    await expect(screen.getByRole("alertdialog")).toBe(dialog);
  },
};

/** A dialog that unmounts together with its content, as the log-in does once done: the focus still returns. */
function Going() {
  const words = copy[useLocale().locale];
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{words.logIn}</Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={words.logIn} closeLabel={words.close}>
          <TextField label={words.phone} type="tel" dir="ltr" autoComplete="tel" />
        </Dialog>
      )}
    </div>
  );
}

export const RemovedWhileItIsOpen: Story = {
  render: () => <Going />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(within(dialog).getByRole("textbox")).toHaveFocus());
    await userEvent.click(within(dialog).getByRole("button"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A press before the code has loaded opens the browser's own dialog. */
export const BeforeItsCodeIsHere: Story = {
  render: () => <Cancelling />,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button").click();
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog.tagName).toBe("DIALOG");
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};
