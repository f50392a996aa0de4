import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { forgetDraft } from "#app/src/features/reservation/tab-storage.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { TermsValue } from "#domain/contract/payment.shapes.ts";
import type { OpenRatesValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { refusal } from "#domain/messages/refusals.ts";
import { inLocale, localeOf } from "#domain/text/in-locale.ts";
import { countries } from "#fixtures/answers/countries.ts";
import { beingIssued } from "#fixtures/answers/every-status.ts";
import { paymentTerms } from "#fixtures/answers/payment-terms.ts";
import { quote } from "#fixtures/answers/reservation.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { guests } from "#fixtures/answers/traveller.ts";
import { type Answers, Refused } from "#fixtures/scenario.ts";
import { agreeToRealAges, REAL_AGES_CODE, realAgesAnswers } from "#tests/stories/real-ages.ts";
import { expectSavedByFit, savedAgainstFit, without } from "#tests/stories/saved-by-fit.ts";
import { stage } from "#tests/stories/stage.tsx";
import { stepsIn } from "#tests/stories/steps.ts";
import { cancellationBeside } from "#tests/stories/terms-beside.ts";
import { wordsByGlobals } from "#tests/stories/words.ts";

const meta: Meta = { title: "صفحه‌ها/رزرو، مسافران Guests of a stay", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const held = reservationIn.in_progress;
const code = held.confirmation_code;
const path = `reserve/v2/${code}`;
const go = fn();
const replace = fn();
const [nahid] = guests;
const at = {
  address: addressOf("prepare", { confirmation_code: code }),
  answers: {
    [path]: held,
    "user/v2/guests": guests,
    "base/v2/countries": countries,
    [`${path}/save-guests`]: held,
    [`${path}/submit`]: reservationIn.ready_to_pay,
    "user/v2/guests/save": nahid,
  },
  actions: { go, replace },
};
/** A room for two and a child of seven, on request, abroad. */
const family = {
  ...held,
  property: { ...held.property, country: "TR" },
  rooms: held.rooms.map((room) => ({ ...room, children: [7], confirmation: "on_request" as const })),
};

/** The provider no longer takes travellers: the status page replaces this one. */
const ledOn = (answer: unknown): Story => ({
  ...stage({ ...at, answers: { ...at.answers, [path]: answer } }),
  beforeEach() {
    forgetDraft(code);
    replace.mockClear();
    isPaid = false;
  },
});
let isPaid = false;
const elsewhere = (status: keyof typeof reservationIn) => ({ ...reservationIn[status], confirmation_code: code });
const expectLedOn: Story["play"] = async ({ canvasElement, globals }) => {
  await waitFor(() => expect(replace).toHaveBeenCalledWith(addressOf("status", { confirmation_code: code })));
  await expect(within(canvasElement).queryByRole("button", { name: wordsOf(globals).pay })).toBeNull();
};
export const ReadyToPay: Story = { ...ledOn(elsewhere("ready_to_pay")), play: expectLedOn };
export const UnderReview: Story = { ...ledOn(elsewhere("under_review")), play: expectLedOn };
export const Paid: Story = { ...ledOn(elsewhere("successful")), play: expectLedOn };
/** Paid, and its voucher on the way. */
export const Issuing: Story = {
  ...ledOn(beingIssued(elsewhere("successful"), { property_confirmation_code: null })),
  play: expectLedOn,
};
/** The browser's own Back shows the page as it was left. */
export const BackAfterPaying: Story = {
  ...ledOn(() => (isPaid ? elsewhere("successful") : held)),
  play: async (context) => {
    await within(context.canvasElement).findByRole("button", { name: wordsOf(context.globals).pay });
    await expect(replace).not.toHaveBeenCalled();
    isPaid = true;
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await expectLedOn(context);
  },
};

/** An address of no booking of theirs has a title of its own: no form's heading stands above it. */
export const NotThere: Story = {
  ...stage({ ...at, answers: {} }),
  play: async ({ canvasElement }) => {
    const title = /^(این رزرو در حساب شما نیست|This booking isn’t in your account)$/;
    await within(canvasElement).findByRole("heading", { level: 1, name: title });
    await expect(within(canvasElement).getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
};

const words = {
  fa: {
    pay: "ادامه و پرداخت",
    ask: "ارسال درخواست به اقامتگاه",
    next: "مسافر بعدی",
    name: "نام",
    first: "جنسیت",
    code: "کد ملی",
    wrong: "کد ملی معتبر نیست",
  },
  en: {
    pay: "Continue to payment",
    ask: "Send request to property",
    next: "Next traveller",
    name: "First name (Persian)",
    first: "Gender",
    code: "National code",
    wrong: "The national code is not valid",
  },
} as const;
const wordsOf = wordsByGlobals(words);

/** Each story begins with an empty form. */
const fresh = (story: Story): Story => ({ ...story, beforeEach: () => forgetDraft(code) });

export const Default: Story = fresh(stage(at));
/** The cards that gateways take, for a party that may have none of them, above the first field. */
const saysCards = (cards: TermsValue["cards"], said: RegExp): Story => ({
  ...fresh(
    stage({
      ...at,
      address: `${at.address}?audience=foreign`,
      answers: { ...at.answers, "payment/v2/terms": { ...paymentTerms, cards } },
    }),
  ),
  play: async ({ canvasElement }) => {
    const sentence = await within(canvasElement).findByText(said);
    const [field] = await within(canvasElement).findAllByRole("textbox");
    await expect(sentence.compareDocumentPosition(field!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
});
export const IranianCardsAlone: Story = saysCards(
  "iranian",
  /فقط با کارت بانک‌های ایران|only with a card issued by an Iranian/,
);
export const CardsFromAbroadToo: Story = saysCards("any", /کارت‌های خارجی|issued in Iran or abroad/);
export const Loading: Story = fresh(stage({ ...at, scenario: "waiting" }));
export const Failed: Story = fresh(stage({ ...at, scenario: "500" }));
export const SessionEnded: Story = fresh(stage({ ...at, scenario: "401" }));
export const NotOnesOwn: Story = fresh(stage({ ...at, answers: {} }));
export const LongText: Story = fresh(stage({ ...at, areTextsLong: true }));
/** Place, dates and party are in one line at the top of a telephone, where the card is below the form. */
export const OnAPhone: Story = {
  ...fresh(stage(at)),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByText(/^(بوتیک‌هتل حوض‌خانه|Howzkhaneh Boutique Hotel)$/, { selector: "strong" });
    await expect(name.closest("p")).toHaveTextContent(/(۱۰ تا ۱۳ آذر · ۲ بزرگسال|1 to 4 Dec\w* · 2 adults)$/);
    await expect(name.getBoundingClientRect().bottom).toBeLessThan(420);
    await cancellationBeside(await canvas.findByRole("button", { name: /^(ادامه و پرداخت|Continue to payment)$/ }));
  },
};
export const HoldOver: Story = fresh(stage({ ...at, answers: { ...at.answers, [path]: reservationIn.expired } }));
/** A request has the same steps here as on its status page. */
export const FamilyAbroadOnRequest: Story = {
  ...fresh(stage({ ...at, answers: { ...at.answers, [path]: family } })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
    await waitFor(() => expect(stepsIn(canvasElement)).toEqual([null, "step", null, null, null]));
  },
};

export const WhatIsMissing: Story = fresh({
  ...stage(at),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    const summary = await canvas.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    // The first line leads into its field.
    await userEvent.click(within(summary).getAllByRole("link")[0] as HTMLElement);
    await expect(canvas.getAllByLabelText(wordsOf(globals).first)[0]).toHaveFocus();
  },
});

/** A saved traveller in one tap, the fault of a wrong number at its field, and on to the payment. */
export const FilledAndSent: Story = fresh({
  ...stage({ ...at, answers: { ...at.answers, "user/v2/guests": savedAgainstFit } }),
  play: async ({ canvasElement, globals }) => {
    go.mockClear();
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    const locale = localeOf(globals.locale);
    const nameOf = (one: typeof nahid) =>
      one && `${inLocale(one, "first_name", locale)} ${inLocale(one, "last_name", locale)}`;
    await expectSavedByFit(canvasElement, locale, "at home");
    await userEvent.click(await canvas.findByRole("button", { name: nameOf(nahid) }));
    await userEvent.click(canvas.getByRole("button", { name: w.next }));
    await userEvent.click(await canvas.findByRole("button", { name: nameOf(without) }));
    const codes = canvas.getAllByLabelText(w.code);
    await userEvent.clear(codes[1] as HTMLElement);
    await userEvent.type(codes[1] as HTMLElement, "۱۲۳۴۵۶۷۸۹۰");
    await userEvent.tab();
    await canvas.findByText(w.wrong);
    await userEvent.clear(codes[1] as HTMLElement);
    await userEvent.type(codes[1] as HTMLElement, "0499370899");
    // A boy of seven in an adult's place: told with its reason, and mended.
    const year = canvas.getAllByLabelText(/^(سال|Year)$/)[1] as HTMLElement;
    await userEvent.clear(year);
    await userEvent.type(year, "2019");
    await userEvent.click(canvas.getByRole("button", { name: w.pay }));
    await expect(go).not.toHaveBeenCalled();
    await userEvent.clear(year);
    await userEvent.type(year, "1989");
    await userEvent.click(canvas.getByRole("button", { name: w.pay }));
    await waitFor(() => expect(go).toHaveBeenCalledWith(addressOf("status", { confirmation_code: code })));
  },
});

const seatsOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findAllByRole("button", { name: /^(بزرگسال [۱۲]|Adult [12])/ });

/** One traveller is open at a time; the others are a line with their missing fields. */
export const OneAtATime: Story = fresh({
  ...stage(at),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const [first, second] = (await seatsOf(canvasElement)) as [HTMLElement, HTMLElement];
    await expect([first, second].map((seat) => seat.getAttribute("aria-expanded"))).toEqual(["true", "false"]);
    await expect(second).toHaveTextContent(/هنوز وارد نشده|Not filled in yet/);
    await userEvent.click(canvas.getByRole("button", { name: wordsOf(globals).pay }));
    await expect(second).toHaveTextContent(/مانده: .*و [۰-۹] مورد دیگر|Missing: .* and \d more/);
    await userEvent.click(await canvas.findByRole("button", { name: /(ناهید فرهمند|NAHID FARAHMAND)$/ }));
    await userEvent.click(second);
    await expect([first, second].map((seat) => seat.getAttribute("aria-expanded"))).toEqual(["false", "true"]);
    await expect(first).toHaveTextContent(/کامل است|Complete/);
    const [folded, open] = canvas.getAllByLabelText(wordsOf(globals).name);
    await expect(folded).not.toBeVisible();
    await expect(open).toBeVisible();
  },
});

/** The number that one has just logged in with is the contact's, until another is typed. */
export const OwnNumber: Story = fresh({
  ...stage(at),
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/^(شمارهٔ موبایل|موبایل|Mobile number|Mobile)$/);
    await expect(field).toHaveValue("09120000007");
  },
});

/** However many fields are missing, the list at the top has one line per traveller, which opens that traveller. */
export const ALineForEachTraveller: Story = fresh({
  ...stage(at),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    const lines = within(await canvas.findByRole("alert")).getAllByRole("link");
    await expect(lines).toHaveLength(2);
    await userEvent.click(lines[1] as HTMLElement);
    const [, second] = (await seatsOf(canvasElement)) as [HTMLElement, HTMLElement];
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getAllByLabelText(wordsOf(globals).first)[1]).toHaveFocus();
  },
});

/** A complete form whose travellers the provider refuses. */
const named = {
  ...held,
  travellers: reservationIn.ready_to_pay.travellers.slice(0, 1),
  rooms: held.rooms.map((room) => ({ ...room, adults: 1 })),
};
const sentAndRefused = (refusal: Refused, reservation: StayReservationValue = named, more: Answers = {}) =>
  stage({
    ...at,
    answers: {
      ...at.answers,
      ...more,
      [path]: reservation,
      [`${path}/save-guests`]: () => {
        throw refusal;
      },
    },
  });

/** Faults that only the provider can know are shown at their fields too, and nothing typed is lost. */
export const RefusedByTheProvider: Story = fresh({
  ...sentAndRefused(
    new Refused("invalid_input", undefined, [
      {
        name: "travellers.0.mobile",
        code: "mobile",
        params: {},
        message: { fa: "شماره پاسخ نمی‌دهد.", en: "No such number." },
      },
    ]),
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    await waitFor(() => expect(canvas.getAllByText(/شماره پاسخ نمی‌دهد|No such number/).length).toBeGreaterThan(0));
    await expect(canvas.getByLabelText(wordsOf(globals).code)).toHaveValue("0084575948");
  },
});

const [line] = held.rooms;
const openRate: OpenRatesValue["open_rates"][number] = {
  room: 0,
  rate:
    line === undefined
      ? null
      : {
          room_type_id: line.room_type_id,
          rate_plan_id: line.rate_plan_id + 1,
          name_fa: line.name_fa,
          name_en: line.name_en,
          plan_fa: "با صبحانه، ویژهٔ مسافران خارجی",
          plan_en: "Breakfast included, foreign travellers only",
          guest_nationality: "foreign",
          total: line.total + 12_000_000,
          difference: 12_000_000,
        },
};
const german = {
  nationality: "DE",
  national_code: null,
  first_name_en: "ANNA",
  last_name_en: "MUELLER",
  passport_number: "C01X00T47",
  passport_issuing_country: "DE",
  passport_expires_on: "2031-01-01",
} as const;
const notSold = (...open_rates: OpenRatesValue["open_rates"]) =>
  new Refused(
    "invalid_input",
    undefined,
    [
      {
        name: "travellers.0.nationality",
        code: "iranian_rate",
        params: {},
        message: { fa: refusal("iranian_rate", {}, "fa"), en: refusal("iranian_rate", {}, "en") },
      },
    ],
    { open_rates } satisfies OpenRatesValue,
  );
const otherCode = "7QZ4K9W2M8T3V5X6Y1B0C9D2EF";
const otherTotal = held.totals.payable + 12_000_000;

/** A rate for Iranian travellers, held by a German one. */
const notTheirs: StayReservationValue = {
  ...named,
  travellers: named.travellers.map((one) => ({ ...one, ...german })),
  rooms: named.rooms.map((room) => ({ ...room, guest_nationality: "iranian" })),
};

/** A couple with a child who was priced at five and is seven. */
const withChild: StayReservationValue = {
  ...named,
  rooms: named.rooms.map((room, index) => (index === 0 ? { ...room, children: [5] } : room)),
  travellers: named.travellers.flatMap((one, index) =>
    index === 0
      ? [
          one,
          {
            ...one,
            age_group: "child" as const,
            is_room_supervisor: false,
            birth_date: "2019-03-14",
            national_code: "0013542419",
            first_name_fa: "آوا",
          },
        ]
      : [one],
  ),
};

/** Refused for their nationality, with another rate open to them and the answer to holding it. */
const otherRate = (created: Answers[string]) =>
  sentAndRefused(notSold(openRate), notTheirs, {
    "reserve/v2/quote": { ...quote, rack_total: otherTotal, discount: 0, total: otherTotal },
    "reserve/v2/create": created,
  });

/** A rate that is not sold to the travellers: the one that is, with its extra cost, is held in one tap. */
export const NotSoldToThem: Story = fresh({
  ...otherRate({ ...held, confirmation_code: otherCode }),
  play: async ({ canvasElement, globals }) => {
    go.mockClear();
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/ویژهٔ مسافران ایرانی|Iranian travellers only/)).length).toBeGreaterThan(1);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    await canvas.findByText(/۱٬۲۰۰٬۰۰۰ تومان بیشتر|1,200,000 toman more/);
    await canvas.findByText(/^(اتاق ۱|Room 1): .*(ویژهٔ مسافران خارجی|foreign travellers only)$/);
    await userEvent.click(canvas.getByRole("button", { name: /رزرو با این نرخ|Book at this rate/ }));
    await waitFor(() => expect(go).toHaveBeenCalledWith(addressOf("prepare", { confirmation_code: otherCode })));
    forgetDraft(otherCode);
  },
});

/** The other rate is gone by then: the hold stays, with all typed values, and a message says so. */
export const OtherRateGone: Story = fresh({
  ...otherRate(() => {
    throw new Refused("sold_out");
  }),
  play: async ({ canvasElement, globals }) => {
    go.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    await userEvent.click(await canvas.findByRole("button", { name: /رزرو با این نرخ|Book at this rate/ }));
    await canvas.findByText(/رزرو فعلی شما تغییری نکرده است|Your current booking hasn’t changed/);
    await expect(go).not.toHaveBeenCalled();
    await expect(canvas.getAllByDisplayValue("ANNA").length).toBeGreaterThan(0);
  },
});

/** A child of another age than was priced: the price of the real age is seen, agreed to and held, with all that was typed. */
export const RealAgePriced: Story = fresh({
  ...stage({
    ...at,
    answers: { ...at.answers, [path]: withChild, ...realAgesAnswers("reserve/v2", held, quote) },
  }),
  play: ({ canvasElement, globals }) => {
    go.mockClear();
    return agreeToRealAges(
      { canvasElement, kind: "property", pay: new RegExp(`^${wordsOf(globals).pay}$`), go },
      "آوا",
    );
  },
});

/** Dearer still by the time it is held: that price is shown too, and held only once it is agreed to as well. */
export const RealAgeDearerStill: Story = (() => {
  const answers = realAgesAnswers("reserve/v2", held, quote);
  const dearer = { ...quote, quote_id: "dearer", total: held.totals.payable + 24_000_000 };
  let isRefused = false;
  return {
    ...stage({
      ...at,
      begin: () => {
        isRefused = false;
        forgetDraft(code);
      },
      answers: {
        ...at.answers,
        ...answers,
        [path]: withChild,
        "reserve/v2/create": () => {
          if (isRefused) return answers["reserve/v2/create"];
          isRefused = true;
          throw new Refused("price_changed", undefined, [], dearer);
        },
      },
    }),
    play: async ({ canvasElement, globals }) => {
      go.mockClear();
      const canvas = within(canvasElement);
      const accept = { name: /^(ادامه با قیمت جدید|Go on with the new price)$/ };
      const newPrice = async () => (await canvas.findByText(/^(قیمت جدید|New price): /)).textContent;
      await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
      await userEvent.click(
        await canvas.findByRole("button", { name: /^(دیدن قیمت با سن واقعی|See the price for the real ages)$/ }),
      );
      const first = await newPrice();
      await userEvent.click(canvas.getByRole("button", accept));
      await canvas.findByText(/رزرو فعلی شما تغییری نکرده است|Your current booking hasn’t changed/);
      await expect(await newPrice()).not.toBe(first);
      await expect(go).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole("button", accept));
      await waitFor(() => expect(go).toHaveBeenCalledOnce());
      forgetDraft(REAL_AGES_CODE);
    },
  };
})();

/** The real ages have no price here: the reason is given, and the hold stays. */
export const RealAgeRefused: Story = fresh({
  ...stage({
    ...at,
    answers: {
      ...at.answers,
      [path]: withChild,
      "reserve/v2/quote": () => {
        throw new Refused("sold_out");
      },
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    await userEvent.click(
      await canvas.findByRole("button", { name: /^(دیدن قیمت با سن واقعی|See the price for the real ages)$/ }),
    );
    await canvas.findByText(/رزرو فعلی شما تغییری نکرده است|Your current booking hasn’t changed/);
  },
});

/** No rate is sold to all of them: the property's other rates remain. */
export const NothingSoldToThem: Story = fresh({
  ...sentAndRefused(notSold({ room: 0, rate: null }), notTheirs),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    const others = await canvas.findByRole("link", { name: /دیدن نرخ‌های دیگر|See other rates/ });
    await expect(others).toHaveAttribute("href", expect.stringContaining("check_in="));
    await expect(canvas.queryByRole("button", { name: /رزرو با این نرخ|Book at this rate/ })).toBeNull();
  },
});

/** The database fails over: the message stands beside the button to retry, and nothing typed is lost. */
export const ProviderAway: Story = fresh({
  ...sentAndRefused(new Refused("unavailable")),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(/نوشته‌هایتان محفوظ است|What you entered is kept/);
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await expect(canvas.getByLabelText(wordsOf(globals).code)).toHaveValue("0084575948");
  },
});
