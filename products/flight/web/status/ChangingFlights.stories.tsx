import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { reasonMessage } from "#domain/messages/refusals.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { changedFlight, flightChangeQuote, otherFare, otherFlight } from "#fixtures/answers/flight-changed.ts";
import { flightOfTwo } from "#fixtures/answers/flight-of-one.ts";
import { flightCancellationQuote } from "#fixtures/answers/flight-reservation.ts";
import { flightSearch } from "#fixtures/answers/flight-search.ts";
import { bankAccounts, me } from "#fixtures/answers/traveller.ts";
import { Refused } from "#fixtures/scenario.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { stage } from "#tests/stories/stage.tsx";

/** Another flight for an issued booking: its difference in the list, the whole cost, and new tickets. */
const meta: Meta = {
  title: "صفحه‌ها/وضعیت رزرو پرواز Flight status/تغییر پرواز Changing",
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story["play"]>>[0];

const { confirmation_code } = flightOfTwo;
const path = `flight/v2/reserve/${confirmation_code}`;
const address = addressOf("flightStatus", { confirmation_code });
const changed = fn(() => changedFlight);

/** There and back, with the way out under way. */
const [out] = flightOfTwo.subject.flights;
const wayOut = out?.segments[0]?.departs_at ?? 0;
const WEEK_SECONDS = 7 * DAY_SECONDS;
const flownOut: FlightReservationValue = {
  ...flightOfTwo,
  now: wayOut + 60,
  subject: {
    ...flightOfTwo.subject,
    flights: [
      ...flightOfTwo.subject.flights,
      ...flightOfTwo.subject.flights.map((flight) => ({
        ...flight,
        direction: "inbound" as const,
        segments: flight.segments.map((one) => ({ ...one, departs_at: one.departs_at + WEEK_SECONDS })),
      })),
    ],
  },
};

const dialog = (
  search: unknown = flightSearch,
  answer: unknown = changed,
  booked = flightOfTwo,
  quote: unknown = flightChangeQuote,
): Story =>
  stage({
    address,
    answers: {
      [path]: booked,
      [`${path}/cancellation-quote`]: flightCancellationQuote,
      "flight/v2/search": search,
      [`${path}/change-quote`]: quote,
      [`${path}/change`]: answer,
      "user/v2/bank-accounts": bankAccounts,
      "user/v2/me": me,
    },
  });

const words = {
  fa: {
    open: "تغییر پرواز",
    day: /روز پرواز جدید/,
    confirm: "پرواز را تغییر می‌دهم",
    list: "تغییرهای شما",
    none: "روز دیگری انتخاب کنید",
    fares: "نرخ‌های دیگر همین پرواز",
    apart: "برای مسافر دیگر جداگانه رزرو کنید",
    older: "در روز پرواز جدید بزرگسال است، نه کودک",
    seated: "در روز پرواز جدید کودک است، نه نوزاد، و صندلی جدا دارد",
    flown: "پرواز رفت انجام شده است",
  },
  en: {
    open: "Change flight",
    day: /Day of the new flight/,
    confirm: "Change the flight",
    list: "Your changes",
    none: "Choose another day",
    fares: "Other fares of the same flight",
    apart: "book separately for another traveller",
    older: "(Adult, not Child)",
    seated: "(Child, not Infant) and has a seat",
    flown: "The outbound flight has left",
  },
} as const;

/** Opens the dialog and the calendar, and chooses the day of the flight that was bought. */
async function opened({ canvasElement, globals }: Played) {
  const locale = localeOf(globals["locale"]);
  const w = words[locale];
  changed.mockClear();
  await userEvent.click(await within(canvasElement).findByRole("button", { name: w.open }));
  const { ownerDocument: document } = canvasElement;
  const body = within(document.body);
  const shown = await body.findByRole("dialog");
  const place = within(shown);
  await userEvent.click(await place.findByRole("button", { name: w.day }));
  const day = `[data-day="${flightOfTwo.subject.departure_date}"]`;
  await waitFor(() => expect(document.querySelector(day)).not.toBeNull());
  await userEvent.click(document.querySelector(day) as HTMLElement);
  const says = (text: string) => waitFor(() => expect(shown.textContent).toContain(text));
  return { w, locale, body, place, shown, says, money: (rial: number) => formatMoneyText(rial, locale) };
}

const radioOf = (dialog: HTMLElement, { offer_id } = otherFlight): Promise<HTMLElement> =>
  waitFor(() => {
    const radio = dialog.querySelector<HTMLInputElement>(`input[value="${offer_id}"]`);
    if (radio === null) throw new Error("The other flight is not listed");
    return radio;
  });

/** Another flight of the day costs more: its difference stands in the list, and the wallet pays it. */
export const AnotherFlight: Story = {
  ...dialog(),
  play: async (context) => {
    const { w, body, place, shown, says, money } = await opened(context);
    await says(money(flightChangeQuote.due));
    await userEvent.click(await radioOf(shown));
    for (const sum of [flightChangeQuote.paid, flightChangeQuote.penalty, flightChangeQuote.comes])
      await says(money(sum));
    await pressEnabled(place.getByRole("button", { name: w.confirm }));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    const list = within(await body.findByRole("region", { name: w.list }));
    await expect(list.getByRole("listitem").textContent).toContain(money(flightChangeQuote.comes));
  },
};

/** By the day of the other flight a child is an adult and an infant a child: both are said. */
export const OlderByTheNewDay: Story = {
  ...dialog(flightSearch, changed, flightOfTwo, {
    ...flightChangeQuote,
    age_groups: [
      { traveller: 1, before: "child", after: "adult" },
      { traveller: 2, before: "infant", after: "child" },
    ],
  }),
  play: async (context) => {
    const { w, place, shown, says } = await opened(context);
    await userEvent.click(await radioOf(shown));
    await says(w.older);
    await says(w.seated);
    await place.findByRole("button", { name: w.confirm });
  },
};

/** Another fare of the same flight stands first, without choosing a day, and adding a traveller is said to be another booking. */
export const AnotherFare: Story = {
  ...dialog(),
  play: async ({ canvasElement, globals }) => {
    const w = words[localeOf(globals["locale"])];
    changed.mockClear();
    await userEvent.click(await within(canvasElement).findByRole("button", { name: w.open }));
    const shown = await within(canvasElement.ownerDocument.body).findByRole("dialog");
    await waitFor(() => expect(shown.textContent).toContain(w.fares));
    await expect(shown.textContent).toContain(w.apart);
    await userEvent.click(await radioOf(shown, otherFare));
    await pressEnabled(await within(shown).findByRole("button", { name: w.confirm }));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  },
};

/** The way out is flown: it is said to stay, and only the way back has a day to choose. */
export const WayOutFlown: Story = {
  ...dialog(flightSearch, changed, flownOut),
  play: async ({ canvasElement, globals }) => {
    const w = words[localeOf(globals["locale"])];
    await userEvent.click(await within(canvasElement).findByRole("button", { name: w.open }));
    const shown = await within(canvasElement.ownerDocument.body).findByRole("dialog");
    await waitFor(() => expect(shown.textContent).toContain(w.flown));
    await waitFor(() => expect(within(shown).getAllByRole("button", { name: w.day })).toHaveLength(1));
  },
};

/** No other flight has places on the day that was chosen. */
export const NoOtherFlight: Story = {
  ...dialog({ ...flightSearch, items: [], total: 0 }),
  play: async (context) => {
    const { w, says } = await opened(context);
    await says(w.none);
  },
};

/** The seats went while the cost was read: the booking stands. */
export const SeatsGone: Story = {
  ...dialog(flightSearch, (locale: Locale) => {
    throw new Refused("sold_out", reasonMessage("sold_out", {}, locale, "flight"));
  }),
  play: async (context) => {
    const { w, place, shown } = await opened(context);
    await userEvent.click(await radioOf(shown));
    await pressEnabled(await place.findByRole("button", { name: w.confirm }));
    await place.findByRole("alert");
  },
};

/** A booking whose flight was changed; its new ticket is to come. */
export const Changed: Story = stage({ address, answers: { [path]: changedFlight, "user/v2/me": me } });
