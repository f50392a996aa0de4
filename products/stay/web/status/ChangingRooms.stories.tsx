import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { countries } from "#fixtures/answers/countries.ts";
import { propertyRooms } from "#fixtures/answers/property-rooms.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { heldStay } from "#fixtures/answers/stay-changed.ts";
import { twoRooms } from "#fixtures/answers/stay-of-two-rooms.ts";
import { guestQuote, otherRateQuote, roomGoneQuote, roomQuote } from "#fixtures/answers/stay-rooms-changed.ts";
import { bankAccounts, me } from "#fixtures/answers/traveller.ts";
import { Refused, saidOf } from "#fixtures/scenario.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { stage } from "#tests/stories/stage.tsx";

/** Other guests, rooms and rates for an issued stay. */
const meta: Meta = { title: "صفحه‌ها/وضعیت رزرو Status/تغییر اتاق‌ها Rooms", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const paid = reservationIn.successful;
const path = `reserve/v2/${paid.confirmation_code}`;
const changed = fn(() => paid);

const words = {
  fa: {
    open: "تغییر رزرو",
    confirm: "رزرو را تغییر می‌دهم",
    adult: "افزودن بزرگسال",
    child: "افزودن کودک",
    room: "افزودن اتاق",
    drop: "حذف این اتاق",
    rate: "اتاق یا نرخ دیگر",
    incomplete: "مشخصات مسافر جدید را کامل کنید.",
    hold: "ادامه و پرداخت با کارت",
    held: "تغییر رزرو منتظر پرداخت شماست",
  },
  en: {
    open: "Change booking",
    confirm: "Change the booking",
    adult: "Add an adult",
    child: "Add a child",
    room: "Add a room",
    drop: "Remove this room",
    rate: "Another room or rate",
    incomplete: "Complete the details of the new guest.",
    hold: "Continue and pay by card",
    held: "Your change is waiting for your payment",
  },
} as const;

const dialog = (quote: unknown, { of = paid, answer = changed }: { of?: typeof paid; answer?: unknown } = {}): Story =>
  stage({
    address: addressOf("status", { confirmation_code: paid.confirmation_code }),
    answers: {
      [path]: of,
      [`${path}/change-quote`]: quote,
      [`${path}/change`]: answer,
      [`property/v2/${paid.property.id}/rooms`]: propertyRooms,
      "base/v2/countries": countries,
      "user/v2/bank-accounts": bankAccounts,
      "user/v2/me": me,
    },
  });

const refusedWith = (reason: "blocked" | "sold_out") => (locale: Locale) => {
  throw new Refused(reason, saidOf(reason, locale));
};

async function opened({ canvasElement, globals }: Parameters<NonNullable<Story["play"]>>[0]) {
  const locale = localeOf(globals["locale"]);
  const w = words[locale];
  changed.mockClear();
  await userEvent.click(await within(canvasElement).findByRole("button", { name: w.open }));
  const found = await within(canvasElement.ownerDocument.body).findByRole("dialog");
  /** A sum keeps its number and its unit on one line, which a search by text does not find. */
  const says = (text: string) => waitFor(() => expect(found.textContent).toContain(text));
  return { w, locale, place: within(found), says, money: (rial: number) => formatMoneyText(rial, locale) };
}

/** A guest more: the bed at today's price, and the form, whose faults are said once it is sent. */
export const GuestAdded: Story = {
  ...dialog(guestQuote),
  play: async (context) => {
    const { w, place, says, money } = await opened(context);
    await userEvent.click(place.getByRole("button", { name: w.adult }));
    await says(money(guestQuote.comes));
    await pressEnabled(await place.findByRole("button", { name: w.confirm }));
    await says(w.incomplete);
  },
};

/** The wallet has too little: a card pays a guest more, and the form is asked for as it is from a wallet. */
export const GuestAddedByCard: Story = {
  ...dialog({ ...guestQuote, wallet: 0 }),
  play: async (context) => {
    const { w, place, says, money } = await opened(context);
    await userEvent.click(place.getByRole("button", { name: w.adult }));
    await says(money(guestQuote.due));
    await pressEnabled(await place.findByRole("button", { name: w.hold }));
    await says(w.incomplete);
    await expect(changed).not.toHaveBeenCalled();
  },
};

/** A guest goes beside something dearer: held until a card has paid. */
export const GuestGoesByCard: Story = {
  ...dialog({ ...otherRateQuote, wallet: 0 }, { answer: () => heldStay }),
  play: async (context) => {
    const { w, place } = await opened(context);
    await userEvent.click(place.getAllByRole("checkbox")[1] as HTMLElement);
    await pressEnabled(await place.findByRole("button", { name: w.hold }));
    await within(context.canvasElement).findByRole("region", { name: w.held });
  },
};

/** A child more, of an age that is chosen. */
export const ChildAdded: Story = {
  ...dialog(guestQuote),
  play: async (context) => {
    const { w, place, says, money } = await opened(context);
    await userEvent.click(place.getByRole("button", { name: w.child }));
    await says(money(guestQuote.comes));
  },
};

/** A room more, with an adult who supervises it. */
export const RoomAdded: Story = {
  ...dialog(roomQuote),
  play: async (context) => {
    const { w, place, says, money } = await opened(context);
    await userEvent.click(place.getByRole("button", { name: w.room }));
    await says(money(roomQuote.comes));
  },
};

/** Of two rooms one goes, with its own penalty. */
export const RoomLeftOut: Story = {
  ...dialog(roomGoneQuote, { of: twoRooms }),
  play: async (context) => {
    const { w, place, says, money } = await opened(context);
    await userEvent.click(place.getAllByRole("button", { name: w.drop })[1] as HTMLElement);
    await says(money(roomGoneQuote.refundable));
    await pressEnabled(await place.findByRole("button", { name: w.confirm }));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  },
};

/** Another rate of the property, chosen among those that this room can have. */
export const AnotherRate: Story = {
  ...dialog(otherRateQuote),
  play: async (context) => {
    const { w, place, says, money } = await opened(context);
    await userEvent.click(place.getByRole("button", { name: w.rate }));
    const rates = await place.findAllByRole("radio");
    await userEvent.click(rates.find((one) => !(one as HTMLInputElement).checked) as HTMLElement);
    await says(money(otherRateQuote.comes));
    await pressEnabled(await place.findByRole("button", { name: w.confirm }));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  },
};

/** No room for another guest: the booking stands. */
export const TooManyGuests: Story = {
  ...dialog(refusedWith("blocked")),
  play: async (context) => {
    const { w, place, says, locale } = await opened(context);
    await userEvent.click(place.getByRole("button", { name: w.adult }));
    await says(saidOf("blocked", locale));
  },
};
