import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { forgetDraft } from "#app/src/features/reservation/tab-storage.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { refusal } from "#domain/messages/refusals.ts";
import { inLocale, localeOf } from "#domain/text/in-locale.ts";
import { countries } from "#fixtures/answers/countries.ts";
import { submitted } from "#fixtures/answers/every-status.ts";
import { flightQuote } from "#fixtures/answers/flight-quote.ts";
import { flightReservation, flightReservationAbroad } from "#fixtures/answers/flight-reservation.ts";
import { flightReservationIn } from "#fixtures/answers/flight-reservations.ts";
import { flightSeatMap } from "#fixtures/answers/flight-seat-map.ts";
import { flightSeatMapBack } from "#fixtures/answers/flight-seat-map-back.ts";
import { flightSeatMapThere } from "#fixtures/answers/flight-seat-map-there.ts";
import { guests, me } from "#fixtures/answers/traveller.ts";
import type { Answers } from "#fixtures/scenario.ts";
import { Refused } from "#fixtures/scenario.ts";
import type { FlightReservationValue, SeatMapValue } from "#products/flight/contract/flight.shapes.ts";
import { agreeToRealAges, realAgesAnswers } from "#tests/stories/real-ages.ts";
import { expectSavedByFit, savedAgainstFit } from "#tests/stories/saved-by-fit.ts";
import { stage } from "#tests/stories/stage.tsx";
import { cancellationBeside } from "#tests/stories/terms-beside.ts";
import { wordsByGlobals } from "#tests/stories/words.ts";

/** The travellers of a flight that is held, and their seats. */
const meta: Meta = { title: "صفحه‌ها/رزرو پرواز، مسافران Flight travellers", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;
type Traveller = FlightReservationValue["travellers"][number];

const { in_progress: held, expired } = flightReservationIn;
const heldAbroad: FlightReservationValue = {
  ...held,
  ...flightReservationAbroad,
  status: "in_progress",
  actions: held.actions,
  history: held.history,
  hold_expires_at: held.hold_expires_at,
  payment_deadline_at: null,
  travellers: [],
};
const mapAbroad: SeatMapValue = { segments: [...flightSeatMapThere.segments, ...flightSeatMapBack.segments] };
const go = fn();
const replace = fn();
const saved = fn();
const seated = fn();
const phone = { viewport: { value: "phone" } };

/** Answer of call 70b to a choice: the seats with their prices, and the new sum. */
function withSeats(
  value: FlightReservationValue,
  map: SeatMapValue,
  wanted: readonly { traveller: number; seat: string }[],
) {
  const [segment] = map.segments;
  const seats = wanted.map(({ traveller, seat }) => ({
    flight_id: segment?.flight_id ?? 0,
    traveller,
    seat,
    price: segment?.rows.flatMap((row) => row.seats).find((one) => one.seat === seat)?.price ?? 0,
  }));
  const payable = value.totals.payable + seats.reduce((sum, { price }) => sum + price, 0);
  return { ...value, seats, totals: { ...value.totals, payable, rack: payable, sale: payable } };
}

type Options = Partial<Parameters<typeof stage>[0]> & {
  more?: Answers;
  map?: SeatMapValue;
  seats?: unknown;
  own?: unknown;
};

function page(
  value: FlightReservationValue,
  { map = flightSeatMap, seats = value, own = value, more = {}, ...options }: Options = {},
): Story {
  const { confirmation_code } = value;
  const path = `flight/v2/reserve/${confirmation_code}`;
  return {
    ...stage({
      address: reservationAddress("flight", "prepare", confirmation_code),
      answers: {
        [path]: own,
        [`${path}/save-passengers`]: () => {
          saved();
          return value;
        },
        [`${path}/submit`]: submitted(value),
        [`${path}/seat-map`]: map,
        [`${path}/seats`]: () => {
          seated();
          return typeof seats === "function" ? seats() : seats;
        },
        "user/v2/guests": guests,
        "user/v2/guests/save": guests[0],
        "base/v2/countries": countries,
        ...more,
      },
      actions: { go, replace, isLoggedIn: () => true, user: () => me },
      ...options,
    }),
    beforeEach() {
      forgetDraft(confirmation_code);
      for (const mock of [go, replace, saved, seated]) mock.mockClear();
    },
  };
}

export const Domestic: Story = page(held);
/** An adult's place offers the saved travellers who may take it, those with a known passport first. */
export const Abroad: Story = {
  ...page(heldAbroad, { map: mapAbroad, more: { "user/v2/guests": savedAgainstFit } }),
  play: ({ canvasElement, globals }) => expectSavedByFit(canvasElement, localeOf(globals.locale), "abroad"),
};
export const OnAPhone: Story = {
  ...page(heldAbroad, { map: mapAbroad }),
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await cancellationBeside(await canvas.findByRole("button", { name: /^(ادامه و پرداخت|Continue to payment)$/ }));
  },
};
export const OnRequest: Story = page({
  ...held,
  subject: {
    ...held.subject,
    flights: held.subject.flights.map((one) => ({ ...one, confirmation: "on_request" as const })),
  },
});
export const Loading: Story = page(held, { scenario: "waiting" });
export const Failed: Story = page(held, { scenario: "500" });
export const SessionEnded: Story = page(held, { scenario: "401" });
export const LongText: Story = page(heldAbroad, { map: mapAbroad, areTextsLong: true });
/** The hold has expired: a new search shows the available flights. */
export const HoldOver: Story = page({ ...expired, confirmation_code: held.confirmation_code });
const expectStatus = (code: string) =>
  waitFor(() => expect(replace).toHaveBeenCalledWith(reservationAddress("flight", "status", code)));
/** It is to be paid by now: its status says how. */
export const ReadyToPay: Story = {
  ...page(flightReservationIn.ready_to_pay),
  play: () => expectStatus(flightReservationIn.ready_to_pay.confirmation_code),
};

const words = {
  fa: { pay: "ادامه و پرداخت", choose: "انتخاب صندلی", save: "ثبت صندلی‌ها" },
  en: { pay: "Continue to payment", choose: "Choose seats", save: "Save seats" },
} as const;
const wordsOf = wordsByGlobals(words);
type Texts = { fa: RegExp; en: RegExp };

const named = (value: FlightReservationValue, all: readonly Traveller[], at: number, change: Partial<Traveller>) => ({
  ...value,
  travellers: all.map((one, index) => (index === at ? { ...one, ...change } : one)),
});
const atHome = (at: number, change: Partial<Traveller>) => named(held, flightReservation.travellers, at, change);
const abroad = (at: number, change: Partial<Traveller>) =>
  named(heldAbroad, flightReservationAbroad.travellers, at, change);
const infantAt = flightReservationAbroad.travellers.findIndex(({ age_group }) => age_group === "infant");

/** A fault is shown at its traveller with the reason, and nothing is sent. */
const fault = (value: FlightReservationValue, texts: Texts): Story => ({
  ...page(value),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    const [first] = await canvas.findAllByText(texts[localeOf(globals.locale)]);
    await expect(first).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await expect(go).not.toHaveBeenCalled();
  },
});
/** An adult who is a child by date of birth: the new price is shown, accepted and held, with all typed values. */
export const RealAgePriced: Story = {
  ...page(atHome(1, { birth_date: "2018-03-14" }), { more: realAgesAnswers("flight/v2/reserve", held, flightQuote) }),
  play: ({ canvasElement }) =>
    agreeToRealAges(
      { canvasElement, kind: "flight", pay: /^(ادامه و پرداخت|Continue to payment)$/, go },
      flightReservation.travellers[1]?.last_name_en ?? "",
    ),
};
export const SameNationalCode: Story = fault(
  atHome(1, { national_code: flightReservation.travellers[0]?.national_code ?? null }),
  { fa: /این کد ملی برای مسافر دیگری هم وارد شده است/, en: /This national code was entered for another traveller too/ },
);
export const LatinNameMissing: Story = fault(atHome(1, { first_name_en: null }), {
  fa: /نام به لاتین: این فیلد الزامی است/,
  en: /First name \(Latin letters\): This field is required/,
});
export const PassportTooShort: Story = fault(abroad(0, { passport_expires_on: "2027-06-15" }), {
  fa: /حداقل تا ۶ ماه پس از برگشت معتبر باشد/,
  en: /6 months after the return/,
});
/** Two before the last flight: no longer an infant on any flight, and the reason is given. */
export const TurnsTwo: Story = fault(abroad(infantAt, { birth_date: "2024-12-12" }), {
  fa: /نوزاد باید در روز آخرین پرواز کمتر از ۲ سال داشته باشد|نوزاد باید در روز سفر/,
  en: /An infant must be under 2/,
});

const openMap = async (canvasElement: HTMLElement, globals: { locale?: unknown }) => {
  const name = /^(انتخاب صندلی|تغییر صندلی‌ها|Choose seats|Change seats)$/;
  await userEvent.click(await within(canvasElement).findByRole("button", { name }));
  return screen.findByRole("dialog", { name: wordsOf(globals).choose });
};
const seatIn = (dialog: HTMLElement, seat: string) => dialog.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
const waitSeat = async (dialog: HTMLElement, seat: string) => {
  await waitFor(() => expect(seatIn(dialog, seat)).not.toBeNull());
  return seatIn(dialog, seat) as HTMLElement;
};
const seatsOf = (state: string, trait?: string, all = flightSeatMap) =>
  (all.segments[0]?.rows ?? [])
    .flatMap((row) => row.seats)
    .filter((one) => one.class === "economy" && one.state === state && (!trait || one.traits.includes(trait as never)))
    .map(({ seat }) => seat);
const free = seatsOf("free").filter((seat) => !seatsOf("free", "exit").includes(seat));
const [freeSeat = "", nextSeat = ""] = free;

/** The aircraft stays from left to right in both languages; a free seat says its place, its price and that it is free. */
export const SeatsFree: Story = {
  ...page(held, {
    seats: () =>
      withSeats(held, flightSeatMap, [
        { traveller: 0, seat: freeSeat },
        { traveller: 1, seat: nextSeat },
      ]),
  }),
  play: async ({ canvasElement, globals }) => {
    const dialog = await openMap(canvasElement, globals);
    const seat = await waitSeat(dialog, freeSeat);
    await expect(getComputedStyle(seat).direction).toBe("ltr");
    await expect(seat).toHaveAccessibleName(/(تومان، آزاد|toman, Free)$/);
    const box = seat.getBoundingClientRect();
    await expect([box.width >= 44, box.height >= 44]).toEqual([true, true]);
    await userEvent.click(seat);
    // The next traveller without a seat is named, and this one is a companion's from then on.
    await expect(seatIn(dialog, freeSeat)).toHaveAttribute("data-standing", "ours");
    // Looked for until it is seen: the sheet may still be on its way in.
    await waitFor(() =>
      expect(within(dialog).getByRole("radio", { checked: true, name: /^(بزرگسال ۲|Adult 2)/ })).toBeVisible(),
    );
    await userEvent.click(seatIn(dialog, nextSeat) as HTMLElement);
    await userEvent.click(within(dialog).getByRole("button", { name: wordsOf(globals).save }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(seated).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll("[data-chosen-seat]")].map((one) => one.getAttribute("data-chosen-seat")),
      ).toEqual([freeSeat, nextSeat]),
    );
    const amounts = [...canvasElement.querySelectorAll("[data-line]")].map((line) =>
      Number(line.getAttribute("data-line")),
    );
    for (const total of canvasElement.querySelectorAll("[data-sum]"))
      await expect(total).toHaveAttribute("data-sum", String(amounts.reduce((sum, amount) => sum + amount, 0)));
  },
};
/** Open, as it is first seen. */
const opened = (value: FlightReservationValue, options: Options = {}): Story => ({
  ...page(value, options),
  play: async ({ canvasElement, globals }) => {
    const dialog = await openMap(canvasElement, globals);
    await waitFor(() => expect(within(dialog).queryByRole("grid")).not.toBeNull());
  },
});
export const SeatMapOpen: Story = opened(held);
export const SeatMapOnAPhone: Story = { ...opened(held), globals: phone };
/** Both ways: a flight is chosen, and an infant has no seat. */
export const SeatMapAbroad: Story = opened(
  withSeats(heldAbroad, mapAbroad, [
    { traveller: 0, seat: seatsOf("free", "window", mapAbroad)[0] ?? "" },
    { traveller: 1, seat: seatsOf("free", "aisle", mapAbroad)[0] ?? "" },
  ]),
  { map: mapAbroad },
);
export const SeatMapLongText: Story = opened(heldAbroad, { map: mapAbroad, areTextsLong: true });
const full: SeatMapValue = {
  segments: flightSeatMap.segments.map((segment) => ({
    ...segment,
    rows: segment.rows.map((row) => ({
      ...row,
      seats: row.seats.map((seat) => ({ ...seat, state: "taken" as const })),
    })),
  })),
};
export const NoSeatFree: Story = opened(held, { map: full });

/** Children, and adults with an infant, cannot sit by an exit: the reason is given, and the focus stays. */
export const ExitRow: Story = {
  ...page(heldAbroad, { map: mapAbroad }),
  play: async ({ canvasElement, globals }) => {
    const dialog = await openMap(canvasElement, globals);
    const seat = await waitSeat(dialog, seatsOf("free", "exit", mapAbroad)[0] ?? "");
    await userEvent.click(seat);
    const refusal = /^(صندلی کنار خروج اضطراری|Only adults without an infant)/;
    await waitFor(() => expect(within(dialog).getByText(refusal)).toBeVisible());
    await expect(seat).toHaveFocus();
    await expect(seat).toHaveAttribute("aria-disabled", "true");
  },
};

/** Arrows follow the eye in either language, Home and End a row, Enter chooses. */
export const SeatsByKeyboard: Story = {
  ...page(held),
  play: async ({ canvasElement, globals }) => {
    const dialog = await openMap(canvasElement, globals);
    const seat = await waitSeat(dialog, freeSeat);
    const row = freeSeat.slice(0, -1);
    seat.focus();
    const keys = async (key: string, expected: string) => {
      await userEvent.keyboard(key);
      await expect(document.activeElement).toHaveAttribute("data-seat", expected);
    };
    await keys("{Home}", `${row}A`);
    await keys("{ArrowRight}", `${row}B`);
    // Over the aisle.
    await keys("{ArrowRight}", `${row}C`);
    await keys("{ArrowLeft}", `${row}B`);
    await keys("{End}", `${row}E`);
    await keys("{ArrowDown}", `${Number(row) + 1}E`);
    await keys("{ArrowUp}", `${row}E`);
    seat.focus();
    await userEvent.keyboard("{Enter}");
    await expect(seat).toHaveAttribute("data-standing", "ours");
    await expect(within(dialog).getByRole("status")).toHaveTextContent(/بزرگسال ۲|Adult 2/);
    await expect(seat).toHaveFocus();
  },
};

/** Once travellers have names, the sheet uses them: «بزرگسال ۲» means little to a user who books for a family. */
export const SeatsBearNames: Story = {
  ...page(atHome(0, {})),
  play: async ({ canvasElement, globals }) => {
    const dialog = await openMap(canvasElement, globals);
    const [first] = flightReservation.travellers as [Traveller];
    const name = inLocale(first, "first_name", localeOf(globals.locale));
    const people = await within(dialog).findAllByRole("radio", { name: new RegExp(`^${name} `) });
    await waitFor(() => expect(people[0]).toBeVisible());
    await expect(within(dialog).queryByRole("radio", { name: /^(بزرگسال|Adult)/ })).toBeNull();
  },
};

/** The same choice by radio buttons. */
export const ListInstead: Story = {
  ...page(held),
  play: async ({ canvasElement, globals }) => {
    const dialog = await openMap(canvasElement, globals);
    await waitSeat(dialog, freeSeat);
    await userEvent.click(within(dialog).getByRole("radio", { name: /^(فهرست صندلی‌ها|List of seats)$/ }));
    const [, first] = [...dialog.querySelectorAll<HTMLInputElement>('fieldset:last-of-type input[type="radio"]')];
    await userEvent.click(first as HTMLElement);
    await expect(first).toBeChecked();
    await expect(within(dialog).getByRole("button", { name: wordsOf(globals).save })).toBeEnabled();
  },
};
export const ListOnAPhone: Story = { ...ListInstead, globals: phone };

/** Another traveller was quicker: the seat is named, and the previous one is kept. */
export const SeatTaken: Story = {
  ...page(held, {
    seats: () => {
      const said = (locale: Locale) => refusal("seat_taken", { seats: freeSeat }, locale);
      throw new Refused("seat_taken", { fa: said("fa"), en: said("en") }, [], { seats: [freeSeat] });
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const dialog = await openMap(canvasElement, globals);
    await userEvent.click(await waitSeat(dialog, freeSeat));
    await userEvent.click(within(dialog).getByRole("button", { name: wordsOf(globals).save }));
    await expect(await within(dialog).findByRole("alert")).toHaveTextContent(freeSeat);
    await waitFor(() => expect(seatIn(dialog, freeSeat)).toHaveAttribute("data-standing", "free"));
  },
};

/** It was sent elsewhere meanwhile: the refusal is read first, and then its status is shown. */
const toPay = { ...flightReservationIn.ready_to_pay, confirmation_code: held.confirmation_code };
export const SeatsTooLate: Story = {
  ...page(held, {
    own: () => (seated.mock.calls.length > 0 ? toPay : held),
    seats: () => {
      throw new Refused("not_open");
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const dialog = await openMap(canvasElement, globals);
    await userEvent.click(await waitSeat(dialog, freeSeat));
    await userEvent.click(within(dialog).getByRole("button", { name: wordsOf(globals).save }));
    await expect(await within(dialog).findByRole("alert")).toHaveTextContent(/وضعیت فعلی رزرو|current status/);
    await expect(replace).not.toHaveBeenCalled();
    const on = within(dialog).getByRole("button", { name: /^(مشاهدهٔ رزرو|View booking)$/ });
    await expect(on).toHaveFocus();
    await userEvent.click(on);
    await expectStatus(held.confirmation_code);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** Sent as it is shown: names, documents and the way on. */
export const Submitted: Story = {
  ...page(atHome(0, {})),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith(reservationAddress("flight", "status", held.confirmation_code)),
    );
  },
};
