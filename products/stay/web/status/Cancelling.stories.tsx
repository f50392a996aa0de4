import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { cancellationQuote, refundWays } from "#fixtures/answers/reservation.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { oneRoomLeft, secondRoomQuote, twoRooms, twoRoomsQuote } from "#fixtures/answers/stay-of-two-rooms.ts";
import { bankAccounts, codeSent, me, profile } from "#fixtures/answers/traveller.ts";
import { Refused } from "#fixtures/scenario.ts";
import { inTurn } from "#tests/stories/in-turn.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { stage } from "#tests/stories/stage.tsx";

/** Cost of cancelling, and the destination of the refund: the card that paid first, an IBAN, the wallet. */
const meta: Meta = { title: "صفحه‌ها/وضعیت رزرو Status/لغو Cancelling", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const paid = reservationIn.successful;
const path = `reserve/v2/${paid.confirmation_code}`;
const { paid: payable } = paid.totals;
/** A fifth is kept. To the rial: a sum that is no whole toman is shown as it is. */
const penalty = 1_234_567;
const refundable = payable - penalty;

const cancelled = fn(() => reservationIn.cancelled);

const words = {
  fa: {
    open: "لغو رزرو",
    confirm: "رزرو را لغو می‌کنم",
    card: /کارتی که با آن پرداخت کردید/,
    wallet: /^کیف پول/,
    iban: /^شمارهٔ شبا، /,
    add: "افزودن شمارهٔ شبا",
    sheba: "شمارهٔ شبا",
    owner: "نام صاحب حساب",
    closed: /درگاه پرداخت نمی‌تواند/,
    refused: "درخواست پذیرفته نشد.",
  },
  en: {
    open: "Cancel booking",
    confirm: "Cancel booking",
    card: /The card you paid with/,
    wallet: /^Wallet/,
    iban: /^IBAN, /,
    add: "Add an IBAN",
    sheba: "IBAN (Sheba)",
    owner: "Account holder’s name",
    closed: /gateway can’t send/,
    refused: "It was not accepted.",
  },
} as const;
type Quoted = Parameters<typeof refundWays>[1];
function dialog(
  card: Quoted,
  answers: Record<string, unknown> = {},
  quote: Partial<CancellationQuoteValue> = {},
): Story {
  return stage({
    address: addressOf("status", { confirmation_code: paid.confirmation_code }),
    answers: {
      [path]: paid,
      [`${path}/cancellation-quote`]: {
        ...cancellationQuote,
        penalty,
        refundable,
        percent: 20,
        ways: refundWays(refundable, card),
        ...quote,
      },
      [`${path}/cancel`]: cancelled,
      "user/v2/bank-accounts": bankAccounts,
      "user/v2/me": me,
      ...answers,
    },
  });
}

type Played = Parameters<NonNullable<Story["play"]>>[0];

async function opened({ canvasElement, globals }: Played) {
  const locale = localeOf(globals["locale"]);
  const w = words[locale];
  cancelled.mockClear();
  await userEvent.click(await within(canvasElement).findByRole("button", { name: w.open }));
  const body = within(canvasElement.ownerDocument.body);
  const place = within(await body.findByRole("alertdialog"));
  const legs = async () => (await place.findAllByRole("listitem")).map(({ textContent }) => textContent ?? "");
  const money = (rial: number) => formatMoneyText(rial, locale);
  return { w, body, place, legs, money };
}

/** The wallet and a card paid: the card has its part back, the rest goes to the wallet, right to the rial. */
export const Mixed: Story = {
  ...dialog({ card: payable - 2_500_000 }),
  play: async (context) => {
    const { w, place, legs, money } = await opened(context);
    await expect(await place.findByRole("radio", { name: w.card })).toBeChecked();
    const [card, wallet] = await legs();
    await expect(card).toContain(money(payable - 2_500_000));
    await expect(card).toContain("603770******5443");
    await expect(wallet).toContain(money(2_500_000 - penalty));
    await userEvent.click(place.getByRole("radio", { name: w.wallet }));
    await waitFor(async () => expect(await legs()).toHaveLength(1));
    await expect((await legs())[0]).toContain(money(refundable));
    await userEvent.click(place.getByRole("radio", { name: w.card }));
    await pressEnabled(place.getByRole("button", { name: w.confirm }));
    await waitFor(() => expect(cancelled).toHaveBeenCalled());
  },
};

/** The penalty and the refund of each room, which sum up to the whole. */
const rooms = [
  { of: "room", position: 1, penalty: 1_000_000, refundable: 9_000_000 },
  { of: "room", position: 2, penalty: penalty - 1_000_000, refundable: refundable - 9_000_000 },
] as const;
export const ByRoom: Story = {
  ...dialog({ card: payable }, {}, { percent: null, parts: [...rooms] }),
  play: async (context) => {
    const { place, money } = await opened(context);
    for (const [index, label] of [/^(اتاق ۱|Room 1)$/, /^(اتاق ۲|Room 2)$/].entries()) {
      const line = (await place.findByText(label)).parentElement;
      await expect(line?.textContent).toContain(money(rooms[index]?.penalty ?? 0));
      await expect(line?.textContent).toContain(money(rooms[index]?.refundable ?? 0));
    }
  },
};

const left = fn(() => oneRoomLeft);
/** One room of two: its own fee and refund, and the stay goes on with the other. */
export const OneRoomOfTwo: Story = {
  ...stage({
    address: addressOf("status", { confirmation_code: paid.confirmation_code }),
    answers: {
      [path]: twoRooms,
      [`${path}/cancellation-quote`]: inTurn(twoRoomsQuote, secondRoomQuote),
      [`${path}/cancel`]: left,
      "user/v2/bank-accounts": bankAccounts,
      "user/v2/me": me,
    },
  }),
  play: async (context) => {
    left.mockClear();
    const { body, place, money } = await opened(context);
    await expect(await place.findByRole("radio", { name: /^(همهٔ رزرو|The whole booking)$/ })).toBeChecked();
    const paidIs = async (rial: number) => {
      const label = () => place.getByText(/^(مبلغ پرداختی|Paid)$/);
      await waitFor(() => expect(label().parentElement?.textContent).toContain(money(rial)));
    };
    await paidIs(twoRoomsQuote.paid);
    await userEvent.click(place.getByRole("radio", { name: /^(فقط اتاق ۲|Room 2 only)/ }));
    await paidIs(secondRoomQuote.paid);
    await pressEnabled(place.getByRole("button", { name: /^(این اتاق را لغو می‌کنم|Cancel this room)$/ }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
    const region = await body.findByRole("region", { name: /^(بخش‌های لغوشده|Cancelled parts)$/ });
    await expect(within(region).getByRole("listitem").textContent).toContain(money(secondRoomQuote.refundable));
    await body.findByText(/^(بخشی از رزرو لغو شد|Part of your booking was cancelled)/);
    const { ownerDocument: document } = region;
    await waitFor(() => expect(document.activeElement?.contains(region)).toBe(true));
    await expect(document.activeElement).not.toBe(document.body);
  },
};

/** A booking of which a room was cancelled before. */
export const AfterOneRoom: Story = stage({
  address: addressOf("status", { confirmation_code: paid.confirmation_code }),
  answers: { [path]: oneRoomLeft, "user/v2/me": me },
});

export const OnlyTheCard: Story = {
  ...dialog({ card: payable }),
  play: async (context) => {
    const { legs, money } = await opened(context);
    const all = await legs();
    await expect(all).toHaveLength(1);
    await expect(all[0]).toContain(money(refundable));
  },
};

/** The wallet paid it all: no card is offered, and the IBAN that is kept comes first. */
export const OnlyTheWallet: Story = {
  ...dialog({ card: 0 }),
  play: async (context) => {
    const { w, place } = await opened(context);
    await expect(await place.findByRole("radio", { name: w.iban })).toBeChecked();
    await expect(place.queryByRole("radio", { name: w.card })).toBeNull();
  },
};

/** The gateway can no longer refund to the card: a message says so, and the IBAN comes first. */
export const CardClosed: Story = {
  ...dialog({ card: payable, isOpen: false }),
  play: async (context) => {
    const { w, place } = await opened(context);
    await place.findByText(w.closed);
    await expect(await place.findByRole("radio", { name: w.iban })).toBeChecked();
    await expect(place.queryByRole("radio", { name: w.card })).toBeNull();
  },
};

/** No IBAN is kept: the wallet is first, and one can be added here; the keyboard goes on at it. */
export const AddingAnIban: Story = {
  ...dialog(
    { card: payable, isOpen: false },
    {
      "user/v2/bank-accounts": [],
      "user/save-bank-account-information": bankAccounts[0],
      "profile/user-information/details": profile,
      "profile/user-information/send-otp": codeSent,
    },
  ),
  play: async (context) => {
    const { w, place } = await opened(context);
    await expect(await place.findByRole("radio", { name: w.wallet })).toBeChecked();
    await userEvent.click(place.getByRole("button", { name: w.add }));
    await userEvent.type(await place.findByLabelText(new RegExp(w.sheba.slice(0, 4))), "IR820540102680020817909002");
    await userEvent.type(place.getByLabelText(w.owner), "ناهید فرهمند");
    await userEvent.click(place.getByRole("button", { name: w.add }));
    const iban = await place.findByRole("radio", { name: w.iban });
    await expect(iban).toBeChecked();
    await waitFor(() => expect(iban).toHaveFocus());
  },
};

export const Failed: Story = {
  ...dialog(
    { card: payable },
    {
      [`${path}/cancel`]: () => {
        throw new Refused("invalid_input", { fa: words.fa.refused, en: words.en.refused });
      },
    },
  ),
  play: async (context) => {
    const { w, place } = await opened(context);
    await place.findAllByRole("listitem");
    await pressEnabled(place.getByRole("button", { name: w.confirm }));
    await place.findByText(w.refused);
  },
};
