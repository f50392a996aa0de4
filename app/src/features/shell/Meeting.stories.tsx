import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inPage } from "#app/src/page/story.tsx";
import { ActionBar } from "#design-system/components/ActionBar/ActionBar.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Sheet } from "#design-system/components/Sheet/Sheet.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { type ToastItem, ToastRegion } from "#design-system/components/Toast/Toast.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { localeOf } from "#domain/text/in-locale.ts";
import { openLoaded } from "#tests/stories/open-loaded.ts";

const copy = {
  fa: {
    bar: "رزرو این اقامتگاه",
    total: "۱۶٬۴۶۸٬۵۰۰ تومان",
    travellers: "مسافران",
    name: "نام و نام خانوادگی",
    party: "دو بزرگسال و یک کودک در یک اتاق",
    done: "تأیید",
    close: "بستن",
    messages: "پیام‌ها",
    saved: "به علاقه‌مندی‌ها اضافه شد",
    failed: "ارتباط برقرار نشد. دوباره تلاش کنید.",
  },
  en: {
    bar: "Book this property",
    total: "16,468,500 toman",
    travellers: "Travellers",
    name: "Full name",
    party: "Two adults and a child in one room",
    done: "Done",
    close: "Close",
    messages: "Messages",
    saved: "Added to favourites",
    failed: "The connection failed. Try again.",
  },
};
const words = () => copy[localeOf(document.documentElement.lang)];

/** A page with a bar at the bottom, and a sheet that its step opens. */
function Barred() {
  const said = copy[useLocale().locale];
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextField label={said.name} />
      <ActionBar label={said.bar} title={said.total}>
        <Button look="primary" size="large" onClick={() => setOpen(true)}>
          {said.travellers}
        </Button>
        <Sheet
          title={said.travellers}
          closeLabel={said.close}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          footer={
            <Button isFullWidth onClick={() => setOpen(false)}>
              {said.done}
            </Button>
          }
        >
          <Stack>
            <Text>{said.party}</Text>
          </Stack>
        </Sheet>
      </ActionBar>
    </>
  );
}

/** The same page, with news. */
function Page() {
  const said = copy[useLocale().locale];
  const toasts: ToastItem[] = [
    { id: 1, theme: "success", title: null, body: said.saved, clearable: false },
    { id: 2, theme: "danger", title: null, body: said.failed, clearable: true },
  ];
  return (
    <>
      <Barred />
      <ToastRegion
        toasts={toasts}
        words={{ region: said.messages, close: said.close }}
        onHide={() => {}}
        onPause={() => {}}
        onResume={() => {}}
      />
    </>
  );
}

/** Everything fixed to the window, all at once on a telephone: no two of them overlap. */
const meta: Meta = {
  title: "اجزا/قاب صفحه Shell/کنار هم Meeting",
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
  render: () => <Page />,
};
export default meta;
type Story = StoryObj;

/** The element that is on top in the middle of another. */
function topAt(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

const news = () => screen.getByRole("alert", { hidden: true });

export const ToastsAboveABar: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("region", { name: words().bar });
    await expect(news().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  },
};

/** While something is typed a telephone's keyboard has the bottom of the window. */
export const WhileSomethingIsTyped: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("textbox", { name: words().name }));
    await waitFor(() => expect(news().getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2));
    const bar = within(canvasElement).getByRole("region", { name: words().bar, hidden: true });
    await waitFor(() => expect(bar).not.toBeVisible());
  },
};

/** The sheet has its buttons where news stands otherwise; news is over its backdrop, can be pressed, and is read out. */
export const ToastsOverASheet: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: words().travellers });
    const dialog = await openLoaded(button, () => screen.findByRole("dialog", { name: words().travellers }));
    await waitFor(() => {
      const sheet = dialog.getBoundingClientRect();
      return expect(news().getBoundingClientRect().bottom).toBeLessThanOrEqual(sheet.top);
    });
    await expect(news()).toContainElement(topAt(news()) as HTMLElement);
    await expect(news().closest("[aria-hidden=true], [inert]")).toBeNull();
    // A press on news is none beside the sheet.
    await userEvent.click(within(news()).getByRole("button", { name: words().close }));
    await expect(dialog).toBeInTheDocument();
  },
};

/** The bar of a page takes the place of the frame's navigation. */
export const ABarInPlaceOfTheNavigation: Story = {
  render: inPage(Barred, null),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("region", { name: words().bar })).toBeVisible();
    await expect(canvasElement.querySelector("[data-bottom-nav]")).not.toBeVisible();
  },
};
