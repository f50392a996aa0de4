import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { FieldCode } from "#domain/messages/refusals.ts";
import { reasonMessage, refusal } from "#domain/messages/refusals.ts";
import { flightOffer } from "#fixtures/answers/flight-offer.ts";
import { flightOfferAtHome } from "#fixtures/answers/flight-offer-at-home.ts";
import { flightOfferBack } from "#fixtures/answers/flight-offer-back.ts";
import { flightOfferConnecting } from "#fixtures/answers/flight-offer-connecting.ts";
import { flightQuote } from "#fixtures/answers/flight-quote.ts";
import { flightReservation } from "#fixtures/answers/flight-reservation.ts";
import { flightSearch } from "#fixtures/answers/flight-search.ts";
import { flightSearchBack } from "#fixtures/answers/flight-search-back.ts";
import { Refused } from "#fixtures/scenario.ts";
import type { FlightChange, FlightCounts, FlightSegment, OfferValue } from "#products/flight/contract/flight.shapes.ts";
import { reviewAddress } from "#products/flight/web/flight-query.ts";
import { stage } from "#tests/stories/stage.tsx";
import { cancellationBeside } from "#tests/stories/terms-beside.ts";

/** Complete review before anything is held: flights, baggage, cost of cancelling, documents and the sum. */
const meta: Meta = { title: "صفحه‌ها/بررسی پرواز Flight review", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const COUPLE: FlightCounts = { adult_count: 2, child_count: 0, infant_count: 0 };
const ALONE: FlightCounts = { adult_count: 1, child_count: 0, infant_count: 0 };
const FAMILY: FlightCounts = { adult_count: 2, child_count: 1, infant_count: 1 };
const phone = { viewport: { value: "phone" } };
const replace = fn();

const idOf = ({ offer }: OfferValue): string => offer.offer_id;
const pathOf = (id: string): string => `flight/v2/offers/${id}`;
const answersOf = (...values: readonly OfferValue[]) => ({
  ...Object.fromEntries(values.map((value) => [pathOf(idOf(value)), value])),
  "flight/v2/reserve/quote": flightQuote,
  "flight/v2/reserve/create": flightReservation,
});

const oneWay = (value: OfferValue = flightOfferAtHome, counts = COUPLE) => ({
  address: reviewAddress([idOf(value)], counts),
  answers: answersOf(value),
});
const bothWays = (out: OfferValue = flightOffer, back: OfferValue = flightOfferBack) => ({
  address: reviewAddress([idOf(out), idOf(back)], FAMILY),
  answers: answersOf(out, back),
});

/** The lines come to the sum, in the summary and in the bar. */
const sumsUp = (total: number) => async (canvasElement: HTMLElement) => {
  const amounts = [...canvasElement.querySelectorAll("[data-line]")].map((line) =>
    Number(line.getAttribute("data-line")),
  );
  await expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  for (const sum of canvasElement.querySelectorAll("[data-sum], [data-total]"))
    await expect(sum.getAttribute("data-sum") ?? sum.getAttribute("data-total")).toBe(String(total));
};

export const Default: Story = {
  ...stage(oneWay()),
  play: async ({ canvasElement }) => {
    await sumsUp(flightOfferAtHome.offer.total)(canvasElement);
    const [fees] = within(canvasElement).getAllByRole("table", { name: /^(جریمهٔ لغو|Cancellation fee)$/ });
    await expect(within(fees as HTMLElement).getAllByRole("row")).toHaveLength(flightOfferAtHome.penalties.length);
  },
};
/** The sentence stands with the button: in the bar on a phone, in the summary beside it. */
const bookable: Story["play"] = async ({ canvasElement }) => {
  for (const book of await within(canvasElement).findAllByRole("button", {
    name: /^(نگه داشتن صندلی|Hold and continue)/,
  }))
    if (book.getBoundingClientRect().height > 0) await cancellationBeside(book);
};
export const OnAPhone: Story = { ...stage(oneWay()), globals: phone, play: bookable };
/** Both directions, for a family: bags and lines of each kind of traveller, passports, ages on the last flight's day. */
export const Return: Story = {
  ...stage(bothWays()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await sumsUp(flightOffer.offer.total + flightOfferBack.offer.total)(canvasElement);
    await expect(canvas.getAllByRole("list", { name: /^(بار هر مسافر|Bags for each traveller)$/ })).toHaveLength(2);
    await expect(canvas.getByText(/^(گذرنامهٔ هر مسافر با اعتبار|Each traveller’s passport, valid)/)).toBeVisible();
    await expect(canvas.getByText(/در همهٔ پروازها کودک است|is a child on every flight/)).toBeVisible();
  },
};
export const ReturnOnAPhone: Story = { ...stage(bothWays()), globals: phone, play: bookable };
/** Two tickets, one per flight: stated between them, with instructions for the traveller. */
export const SelfTransfer: Story = {
  ...stage(oneWay(flightOfferConnecting, ALONE)),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("region", { name: /^(پروازها و توقف‌ها|Flights and stops)$/ });
    await expect(within(list).getByText(/چهارشنبه|Wednesday/)).toBeVisible();
    await expect(within(list).getByText(/با دو بلیت جدا؛|on two separate tickets/)).toBeVisible();
  },
};
export const SelfTransferOnAPhone: Story = { ...SelfTransfer, globals: phone };
/** The offer was dearer or cheaper at the time of the choice: both sums are shown. */
export const PriceMoved: Story = {
  ...stage(oneWay({ ...flightOfferAtHome, previous_total: flightOfferAtHome.offer.total - 8_400_000 })),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/(۸۴۰٬۰۰۰.*بیشتر|840,000.*more)/)).toBeVisible();
  },
};
export const PriceFell: Story = stage(
  bothWays({ ...flightOffer, previous_total: flightOffer.offer.total + 12_000_000 }),
);
const [movedSegment] = flightOfferAtHome.offer.segments as [FlightSegment];
const earlierTimes: FlightChange["before"] = {
  departs_at: movedSegment.departs_at - HOUR_SECONDS,
  departs_local: "2026-12-08T07:10",
  arrives_at: movedSegment.arrives_at - HOUR_SECONDS,
  arrives_local: "2026-12-08T08:45",
};
/** The carrier moved the flight by an hour after the choice: both times are shown before anything is held. */
export const TimesMoved: Story = {
  ...stage(
    oneWay({
      ...flightOfferAtHome,
      previous_times: [{ flight_id: movedSegment.flight_id, before: earlierTimes }],
    }),
  ),
  play: async ({ canvasElement }) => {
    const notice = await within(canvasElement).findByRole("alert");
    for (const local of [earlierTimes.departs_local, movedSegment.departs_local])
      await expect(notice.querySelector(`time[datetime="${local}"]`)).toBeVisible();
  },
};
/** The charterer confirms first. */
export const OnRequest: Story = {
  ...stage(
    oneWay({
      ...flightOfferAtHome,
      offer: { ...flightOfferAtHome.offer, confirmation: "on_request", kind: "charter", brand: "charter" },
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^(چارترکننده باید|The charterer has to)/)).toBeVisible();
    await expect(
      canvas.getAllByRole("button", { name: /^(درخواست رزرو و ادامه|Request and continue)$/ }),
    ).not.toHaveLength(0);
  },
};
const codeshare = flightSearchBack.items.find(({ segments }) => segments[0]?.operated_by !== null);
/** The operating carrier differs from the selling one. */
export const Codeshare: Story = stage(
  oneWay({ ...flightOfferBack, offer: { ...flightOfferBack.offer, segments: codeshare?.segments ?? [] } }, FAMILY),
);

/** Words of the provider for a refused flight. */
const inFlightWords = (reason: "sold_out" | "offer_expired") => ({
  fa: reasonMessage(reason, {}, "fa", "flight"),
  en: reasonMessage(reason, {}, "en", "flight"),
});
const gone =
  (reason: "sold_out" | "offer_expired", value: OfferValue, fresh: OfferValue["offer"] | null) => (): never => {
    throw new Refused(reason, inFlightWords(reason), [], { offer: value.offer, fresh });
  };
const classic = flightSearch.items.find(
  ({ brand, segments }) =>
    brand === "classic" && segments[0]?.flight_id === flightOfferAtHome.offer.segments[0]?.flight_id,
) as OfferValue["offer"];
/** The fare is sold out, the aircraft is not: the same flight at another fare, with the difference. */
export const SoldOut: Story = {
  ...stage({
    ...oneWay(),
    answers: {
      [pathOf(idOf(flightOfferAtHome))]: gone("sold_out", flightOfferAtHome, classic),
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent(/۱٬۷۳۰٬۰۰۰ تومان بیشتر|1,730,000 toman more/);
    const take = canvas.getByRole("link", { name: /^(ادامه با این نرخ|Continue at this rate)$/ });
    await expect(take).toHaveAttribute("href", expect.stringContaining(`offer_id=${classic.offer_id}`));
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
};
/** It left, or its sale is over: nothing of it is left, and the search of that day is one press away. */
export const Departed: Story = {
  ...stage({
    ...oneWay(),
    answers: { [pathOf(idOf(flightOfferAtHome))]: gone("offer_expired", flightOfferAtHome, null) },
  }),
  play: async ({ canvasElement }) => {
    const others = within(canvasElement).getByRole("link", {
      name: /^(پروازهای دیگر این روز|Other flights on this day)$/,
    });
    await expect(others.getAttribute("href")).toMatch(/^\/search\/flight\?.*departure_date=2026-12-08/);
  },
};
/** Only the way back is gone: the way out stays chosen. */
export const WayBackGone: Story = {
  ...stage({
    ...bothWays(),
    answers: { ...answersOf(flightOffer), [pathOf(idOf(flightOfferBack))]: gone("sold_out", flightOfferBack, null) },
  }),
  play: async ({ canvasElement }) => {
    const others = within(canvasElement).getByRole("link", {
      name: /^(پروازهای دیگر این روز|Other flights on this day)$/,
    });
    await expect(others.getAttribute("href")).toMatch(/outbound=/);
  },
};
export const GoneOnAPhone: Story = { ...SoldOut, globals: phone };

/** A party that the provider refuses, and the flights priced for one: no sum is shown. */
const faulty = (name: string, code: FieldCode, counts: FlightCounts): Story => {
  let asked = 0;
  return {
    ...stage({
      address: reviewAddress([idOf(flightOfferAtHome)], counts),
      begin: () => {
        asked = 0;
      },
      answers: {
        [pathOf(idOf(flightOfferAtHome))]: () => {
          asked += 1;
          if (asked % 2 === 0) return flightOfferAtHome;
          const message = { fa: refusal(code, { max: 9 }, "fa"), en: refusal(code, { max: 9 }, "en") };
          throw new Refused("invalid_input", message, [{ name, code, params: { max: 9 }, message }]);
        },
      },
    }),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await expect(canvas.getByRole("alert")).toBeVisible();
      await expect(canvasElement.querySelector("[data-total]")).toBeNull();
      await expect(canvas.getByRole("button", { name: /^(محاسبهٔ قیمت|Show the price)$/ })).toBeVisible();
    },
  };
};
export const TooManyTravellers: Story = faulty("child_count", "too_many_travellers", { ...COUPLE, child_count: 8 });
export const TooManyInfants: Story = faulty("infant_count", "too_many_infants", { ...COUPLE, infant_count: 3 });

export const Loading: Story = stage({ ...oneWay(), isResolving: true });
export const Failed: Story = stage({ ...oneWay(), scenario: "500" });
export const Forged: Story = stage({ address: reviewAddress(["forged"], COUPLE), answers: {} });
export const LongText: Story = stage({ ...bothWays(), areTextsLong: true });
export const LongTextOnAPhone: Story = { ...LongText, globals: phone };

/** The quote at another price, rial. */
const quoteOf = (total: number) => ({ ...flightQuote, rack_total: total, total });
const hold = async (canvasElement: HTMLElement) => {
  const [button] = within(canvasElement).getAllByRole("button", {
    name: /^(نگه داشتن صندلی و ادامه|Hold and continue)$/,
  });
  await userEvent.click(button as HTMLElement);
};
/** The price differs from the one shown: both are named, and nothing is held without consent. */
export const NewPriceAsked: Story = {
  ...stage({
    ...oneWay(),
    answers: {
      ...answersOf(flightOfferAtHome),
      "flight/v2/reserve/quote": quoteOf(flightOfferAtHome.offer.total + 10_000_000),
    },
    actions: { replace, isLoggedIn: () => true },
  }),
  beforeEach: () => void replace.mockClear(),
  play: async ({ canvasElement }) => {
    await hold(canvasElement);
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog).toHaveTextContent(/قیمت تغییر کرده است|The price has changed/);
    await userEvent.click(within(dialog).getByRole("button", { name: /^(انصراف|Not now)$/ }));
    await expect(replace).not.toHaveBeenCalled();
  },
};
/** Held: the same address goes on with the code, and going back skips the review. */
export const Held: Story = {
  ...stage({
    ...oneWay(),
    answers: {
      ...answersOf(flightOfferAtHome),
      "flight/v2/reserve/quote": quoteOf(flightOfferAtHome.offer.total),
    },
    actions: { replace, isLoggedIn: () => true },
  }),
  beforeEach: () => void replace.mockClear(),
  play: async ({ canvasElement }) => {
    await hold(canvasElement);
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith(
        `/flight/reserve/prepare?confirmation_code=${flightReservation.confirmation_code}`,
      ),
    );
  },
};
/** The price ran out while the page was open: the same flights come priced for now, and nothing is held by itself. */
export const Renewed: Story = {
  ...stage({
    ...oneWay({ ...flightOfferAtHome, previous_total: flightOfferAtHome.offer.total + 4_000_000 }),
    answers: {
      ...answersOf({ ...flightOfferAtHome, previous_total: flightOfferAtHome.offer.total + 4_000_000 }),
      "flight/v2/reserve/quote": () => {
        throw new Refused("offer_expired", inFlightWords("offer_expired"));
      },
    },
    actions: { replace, isLoggedIn: () => true },
  }),
  beforeEach: () => void replace.mockClear(),
  play: async ({ canvasElement }) => {
    await hold(canvasElement);
    await within(canvasElement).findByText(/^(مهلت قیمت قبلی تمام شده بود|The earlier price had expired)/);
    await expect(replace).not.toHaveBeenCalled();
  },
};
/** Nothing is held while the visitor logs in, and the button does not claim it. */
export const WhileLoggingIn: Story = {
  ...stage({ ...oneWay(), actions: { isLoggedIn: () => false, logIn: () => new Promise(() => {}) } }),
  play: async ({ canvasElement }) => {
    await hold(canvasElement);
    const [button] = within(canvasElement).getAllByRole("button", { name: /^(نگه داشتن صندلی|Hold and continue)/ });
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
    await expect(within(canvasElement).queryByText(/^(در حال نگه داشتن|Holding)/)).toBeNull();
  },
};
