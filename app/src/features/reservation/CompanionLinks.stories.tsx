import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { CompanionLinks } from "#domain/contract/companion.shapes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { companionLinks, noCompanionLinks } from "#fixtures/answers/companion.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { me } from "#fixtures/answers/traveller.ts";
import { browserWith } from "#tests/stories/browser-with.ts";
import { stage } from "#tests/stories/stage.tsx";

/** The booker sends each traveller a link to their own voucher, from the page of a booking. */
const meta: Meta = {
  title: "صفحه‌ها/وضعیت رزرو Status/لینک همراهان CompanionLinks",
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;

const words = {
  fa: { open: "ارسال لینک به همراهان", send: /^ارسال لینک/, revoke: /^لغو لینک/, copied: "لینک کپی شد." },
  en: { open: "Send links to companions", send: /^Send link/, revoke: /^Cancel link/, copied: "Link copied." },
} as const;

const booking = reservationIn.successful;
const code = booking.confirmation_code;
const path = `voucher/v2/companions/${code}`;
const onStay = (answers: Readonly<Record<string, unknown>>): Story =>
  stage({
    address: addressOf("status", { confirmation_code: code }),
    answers: { [`reserve/v2/${code}`]: booking, "user/v2/me": me, ...answers },
  });

const copy = fn(async (_text: string) => {});
/** A browser that copies, and has no sheet of its own. */
const beforeEach = browserWith({ clipboard: { writeText: copy } });

/** Opens the list. */
async function opened({ canvasElement, globals }: Parameters<NonNullable<Story["play"]>>[0]) {
  const w = words[localeOf(globals["locale"])];
  copy.mockClear();
  await userEvent.click(await within(canvasElement).findByRole("button", { name: w.open }));
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
  return { w, dialog };
}

/** The first press makes the link and copies it: it stands on no page of the booker's own. */
export const Default: Story = {
  ...onStay({ [path]: companionLinks }),
  beforeEach,
  play: async (context) => {
    const { w, dialog } = await opened(context);
    const [first] = await dialog.findAllByRole("button", { name: w.send });
    await userEvent.click(first!);
    await dialog.findByText(w.copied);
    await expect(copy.mock.calls[0]?.[0]).toMatch(/\/trip\/[\w-]{22}$/);
    await expect(dialog.getAllByRole("button", { name: w.revoke })).toHaveLength(1);
  },
};
/** A link that is revoked is gone from the list; the next one is another. */
export const RevokedThere: Story = {
  ...onStay({ [path]: companionLinks, [`${path}/revoke`]: noCompanionLinks satisfies CompanionLinks }),
  play: async (context) => {
    const { w, dialog } = await opened(context);
    await userEvent.click(await dialog.findByRole("button", { name: w.revoke }));
    await waitFor(() => expect(dialog.queryByRole("button", { name: w.revoke })).toBeNull());
    await expect(dialog.getAllByRole("button", { name: w.send })).toHaveLength(2);
  },
};
