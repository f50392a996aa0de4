import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import {
  changeQuote,
  changeQuoteWithoutMoney,
  heldMethods,
  heldStay,
  movedDates,
  movedStay,
  shorterQuote,
} from "#fixtures/answers/stay-changed.ts";
import { bankAccounts, me } from "#fixtures/answers/traveller.ts";
import { Refused, saidOf } from "#fixtures/scenario.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { stage } from "#tests/stories/stage.tsx";

/** Other dates for an issued stay: what goes, what comes, and the difference with its way. */
const meta: Meta = { title: "صفحه‌ها/وضعیت رزرو Status/تغییر تاریخ Changing", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const paid = reservationIn.successful;
const path = `reserve/v2/${paid.confirmation_code}`;
const moved = fn(() => movedStay);

const words = {
  fa: {
    open: "تغییر رزرو",
    dates: /تاریخ اقامت/,
    use: "تأیید تاریخ",
    confirm: "رزرو را تغییر می‌دهم",
    list: "تغییرهای شما",
    wallet: /^از کیف پول/,
    card: "با کارت",
    hold: "ادامه و پرداخت با کارت",
    held: "تغییر رزرو منتظر پرداخت شماست",
    made: "رزرو شما تغییر کرد",
  },
  en: {
    open: "Change booking",
    dates: /Dates of the stay/,
    use: "Use these dates",
    confirm: "Change the booking",
    list: "Your changes",
    wallet: /^From the wallet/,
    card: "By card",
    hold: "Continue and pay by card",
    held: "Your change is waiting for your payment",
    made: "Your booking was changed",
  },
} as const;

const dialog = (quote: unknown, answer: unknown = moved): Story =>
  stage({
    address: addressOf("status", { confirmation_code: paid.confirmation_code }),
    answers: {
      [path]: paid,
      [`${path}/change-quote`]: quote,
      [`${path}/change`]: answer,
      "payment/v2/methods": heldMethods,
      "user/v2/bank-accounts": bankAccounts,
      "user/v2/me": me,
    },
  });

const refusedWith = (reason: "sold_out" | "change_changed") => (locale: Locale) => {
  throw new Refused(reason, saidOf(reason, locale));
};

type Played = Parameters<NonNullable<Story["play"]>>[0];

/** Opens the dialog and chooses the dates. */
async function chosen({ canvasElement, globals }: Played, { checkIn, checkOut } = movedDates) {
  const locale = localeOf(globals["locale"]);
  const w = words[locale];
  moved.mockClear();
  await userEvent.click(await within(canvasElement).findByRole("button", { name: w.open }));
  const { ownerDocument: document } = canvasElement;
  const body = within(document.body);
  const opened = await body.findByRole("dialog");
  const place = within(opened);
  await userEvent.click(await place.findByRole("button", { name: w.dates }));
  for (const iso of [checkIn, checkOut]) {
    await waitFor(() => expect(document.querySelector(`[data-day="${iso}"]`)).not.toBeNull());
    await userEvent.click(document.querySelector(`[data-day="${iso}"]`) as HTMLElement);
  }
  await userEvent.click(await body.findByRole("button", { name: w.use }));
  /** A sum keeps its number and its unit on one line, which a search by text does not find. */
  const says = (text: string) => waitFor(() => expect(opened.textContent).toContain(text));
  return { w, locale, body, place, says, money: (rial: number) => formatMoneyText(rial, locale) };
}

const sumsOf = ({ paid: goes, penalty, comes, due }: ChangeQuoteValue) => [goes, penalty, comes, due];

/** The first night goes with its fee, a dearer one comes, and the wallet pays the difference. */
export const DearerByADay: Story = {
  ...dialog(changeQuote),
  play: async (context) => {
    const { w, body, place, says, money } = await chosen(context);
    for (const sum of sumsOf(changeQuote)) await says(money(sum));
    await pressEnabled(place.getByRole("button", { name: w.confirm }));
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    const region = await body.findByRole("region", { name: w.list });
    const { textContent } = within(region).getByRole("listitem");
    await expect(textContent).toContain(money(changeQuote.comes));
    await expect(textContent).toContain(money(changeQuote.due));
    // The result takes the focus, so that it is read first.
    await body.findByText(w.made);
    await waitFor(() => expect(region.ownerDocument.activeElement?.contains(region)).toBe(true));
    await expect(region.ownerDocument.activeElement).not.toBe(region.ownerDocument.body);
  },
};

/** The wallet has too little: a card pays, and the change is held for it. */
export const WalletTooSmall: Story = {
  ...dialog(changeQuoteWithoutMoney, () => heldStay),
  play: async (context) => {
    const { w, body, place, says, money } = await chosen(context);
    await says(money(changeQuoteWithoutMoney.wallet));
    await expect(place.queryByRole("radio")).toBeNull();
    await pressEnabled(place.getByRole("button", { name: w.hold }));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await body.findByRole("region", { name: w.held });
  },
};

/** The wallet has enough, and a card is chosen all the same. */
export const DifferenceByCard: Story = {
  ...dialog(changeQuote, () => heldStay),
  play: async (context) => {
    const { w, body, place } = await chosen(context);
    await expect(await place.findByRole("radio", { name: w.wallet })).toBeChecked();
    await userEvent.click(place.getByRole("radio", { name: w.card }));
    await pressEnabled(place.getByRole("button", { name: w.hold }));
    await body.findByRole("region", { name: w.held });
  },
};

/** A night fewer: the rest of its price goes back, to the card first. */
export const Shorter: Story = {
  ...dialog(shorterQuote),
  play: async (context) => {
    const { place, says, money } = await chosen(context, { ...movedDates, checkOut: paid.check_out });
    await says(money(shorterQuote.refundable));
    await expect(await place.findByRole("radio", { name: /^(کارتی که|The card)/ })).toBeChecked();
  },
};

/** No room is free on the chosen dates: the booking stands, and other dates can be chosen. */
export const SoldOut: Story = {
  ...dialog(refusedWith("sold_out")),
  play: async (context) => {
    const { says, locale } = await chosen(context);
    await says(saidOf("sold_out", locale));
  },
};

/** The cost changed while it was read: the new one is shown, and nothing was changed. */
export const CostChanged: Story = {
  ...dialog(changeQuote, refusedWith("change_changed")),
  play: async (context) => {
    const { w, place } = await chosen(context);
    await pressEnabled(await place.findByRole("button", { name: w.confirm }));
    await place.findByRole("alert");
  },
};

/** A booking whose dates were changed before. */
export const Moved: Story = stage({
  address: addressOf("status", { confirmation_code: paid.confirmation_code }),
  answers: { [path]: movedStay, "user/v2/me": me },
});
