import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { movedTour, nextDeparture, tourChangeQuote } from "#fixtures/answers/tour-changed.ts";
import { tourDepartures } from "#fixtures/answers/tour-departures.ts";
import { tourReservationIn } from "#fixtures/answers/tour-reservations.ts";
import { bankAccounts, me } from "#fixtures/answers/traveller.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { stage } from "#tests/stories/stage.tsx";

/** Another departure for an issued tour: chosen from a list, with its cost. */
const meta: Meta = {
  title: "صفحه‌ها/وضعیت رزرو تور Tour status/تغییر تاریخ Changing",
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story["play"]>>[0];

const issued = tourReservationIn.successful;
const { confirmation_code } = issued;
const path = `tour/v2/reserve/${confirmation_code}`;
const address = addressOf("tourStatus", { confirmation_code });
const moved = fn(() => movedTour);

const dialog = (departures: unknown = tourDepartures, departure: unknown = nextDeparture): Story =>
  stage({
    address,
    answers: {
      [path]: issued,
      "tour/v2/departures": departures,
      [`tour/v2/departures/${nextDeparture.departure_id}`]: departure,
      [`${path}/change-quote`]: tourChangeQuote,
      [`${path}/change`]: moved,
      "user/v2/bank-accounts": bankAccounts,
      "user/v2/me": me,
    },
  });

const words = {
  fa: {
    open: "تغییر تاریخ",
    confirm: "تاریخ را تغییر می‌دهم",
    list: "تغییرهای شما",
    hotels: "هتل‌های شما موجود نیست",
    none: "تاریخ دیگری",
  },
  en: {
    open: "Change dates",
    confirm: "Change the dates",
    list: "Your changes",
    hotels: "Your hotels aren’t available",
    none: "no other dates",
  },
} as const;

async function opened({ canvasElement, globals }: Played) {
  const locale = localeOf(globals["locale"]);
  const w = words[locale];
  moved.mockClear();
  await userEvent.click(await within(canvasElement).findByRole("button", { name: w.open }));
  const body = within(canvasElement.ownerDocument.body);
  const shown = await body.findByRole("dialog");
  const says = (text: string) => waitFor(() => expect(shown.textContent).toContain(text));
  return { w, locale, body, shown, place: within(shown), says, money: (rial: number) => formatMoneyText(rial, locale) };
}

/** Chooses the next departure; the one that was bought is not in the list. */
async function chosen(dialog: HTMLElement): Promise<void> {
  const radioOf = (id: number) => dialog.querySelector<HTMLInputElement>(`input[value="${id}"]`);
  await waitFor(() => expect(radioOf(nextDeparture.departure_id)).not.toBeNull());
  await expect(radioOf(issued.subject.departure_id)).toBeNull();
  await userEvent.click(radioOf(nextDeparture.departure_id) as HTMLElement);
}

/** The next departure: what goes with its fee, what comes, and the difference. */
export const NextDeparture: Story = {
  ...dialog(),
  play: async (context) => {
    const { w, body, place, shown, says, money } = await opened(context);
    await chosen(shown);
    for (const sum of [tourChangeQuote.paid, tourChangeQuote.penalty, tourChangeQuote.due]) await says(money(sum));
    await pressEnabled(place.getByRole("button", { name: w.confirm }));
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await body.findByRole("region", { name: w.list });
  },
};

/** The hotels that were booked are not in the chosen departure. */
export const OtherHotels: Story = {
  ...dialog(tourDepartures, { ...nextDeparture, packages: [] }),
  play: async (context) => {
    const { w, shown, says } = await opened(context);
    await chosen(shown);
    await says(w.hotels);
  },
};

/** No other departure has places: there is nothing to choose. */
export const NoOtherDates: Story = {
  ...dialog([]),
  play: async (context) => {
    const { w, says } = await opened(context);
    await says(w.none);
  },
};

/** A tour whose departure was changed. */
export const MovedTour: Story = stage({ address, answers: { [path]: movedTour, "user/v2/me": me } });
