import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { tourReservationIn } from "#fixtures/answers/tour-reservations.ts";
import {
  adultOfChildQuote,
  familyQuote,
  firstTravellerQuote,
  travellerLeft,
} from "#fixtures/answers/tour-traveller-left.ts";
import { bankAccounts, me } from "#fixtures/answers/traveller.ts";
import { inTurn } from "#tests/stories/in-turn.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { stage } from "#tests/stories/stage.tsx";

/** One traveller of an issued tour who is cancelled: the own fee and refund, and what follows for the others. */
const meta: Meta = {
  title: "صفحه‌ها/وضعیت رزرو تور Tour status/لغو یک مسافر Cancelling a traveller",
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story["play"]>>[0];

const issued = tourReservationIn.successful;
const { confirmation_code } = issued;
const path = `tour/v2/reserve/${confirmation_code}`;
const address = addressOf("tourStatus", { confirmation_code });
const left = fn(() => travellerLeft);

const dialog = (quote: CancellationQuoteValue): Story =>
  stage({
    address,
    answers: {
      [path]: issued,
      [`${path}/cancellation-quote`]: inTurn(familyQuote, quote),
      [`${path}/cancel`]: left,
      "user/v2/bank-accounts": bankAccounts,
      "user/v2/me": me,
    },
  });

const words = {
  fa: {
    open: "لغو رزرو",
    confirm: "این مسافر را لغو می‌کنم",
    single: "اتاق ۱ یک‌تخته می‌شود",
    group: "۱۱ نفر از ۱۲ نفر می‌ماند",
    child: "در اتاق ۲ تخت دوم به کودک می‌رسد",
    visa: "مدارک ویزا تحویل داده شده است",
  },
  en: {
    open: "Cancel booking",
    confirm: "Cancel this traveller",
    single: "Room 1 becomes a single room",
    group: "11 people of 12 would be left",
    child: "In room 2, the child takes the second bed",
    visa: "The visa documents were handed in",
  },
} as const;

async function chosen({ canvasElement, globals }: Played, position: number) {
  const locale = localeOf(globals["locale"]);
  const w = words[locale];
  left.mockClear();
  await userEvent.click(await within(canvasElement).findByRole("button", { name: w.open }));
  const body = within(canvasElement.ownerDocument.body);
  const shown = await body.findByRole("alertdialog");
  const choice = await waitFor(() => {
    const input = shown.querySelector<HTMLInputElement>(`input[value="traveller-${position}"]`);
    if (input === null) throw new Error("The traveller cannot be chosen");
    return input;
  });
  await userEvent.click(choice);
  const says = (text: string) => waitFor(() => expect(shown.textContent).toContain(text));
  return { w, body, place: within(shown), says, money: (rial: number) => formatMoneyText(rial, locale) };
}

/** Of a couple: the other has a single room at its price, and the group is not complete without them. */
export const OneOfACouple: Story = {
  ...dialog(firstTravellerQuote),
  play: async (context) => {
    const { w, body, place, says, money } = await chosen(context, 1);
    for (const text of [w.single, w.group]) await says(text);
    for (const sum of [firstTravellerQuote.penalty, firstTravellerQuote.refundable]) await says(money(sum));
    await pressEnabled(place.getByRole("button", { name: w.confirm }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
  },
};

/** Of the parents of a child, whose place the child takes; the visas were handed in. */
export const AdultOfAChild: Story = {
  ...dialog(adultOfChildQuote),
  play: async (context) => {
    const { w, says } = await chosen(context, 4);
    for (const text of [w.child, w.visa]) await says(text);
  },
};

/** A tour whose first traveller was cancelled: the other answers for the room. */
export const TravellerLeft: Story = stage({ address, answers: { [path]: travellerLeft, "user/v2/me": me } });
