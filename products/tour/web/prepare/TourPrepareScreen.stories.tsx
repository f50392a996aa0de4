import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { forgetDraft } from "#app/src/features/reservation/tab-storage.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { countries } from "#fixtures/answers/countries.ts";
import { submitted } from "#fixtures/answers/every-status.ts";
import { tourQuoteAbroad } from "#fixtures/answers/tour-quote-abroad.ts";
import { tourReservation, tourReservationAbroad } from "#fixtures/answers/tour-reservation.ts";
import { tourReservationIn } from "#fixtures/answers/tour-reservations.ts";
import { guests } from "#fixtures/answers/traveller.ts";
import { Refused } from "#fixtures/scenario.ts";
import type { TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { agreeToRealAges, realAgesAnswers } from "#tests/stories/real-ages.ts";
import { expectSavedByFit, savedAgainstFit } from "#tests/stories/saved-by-fit.ts";
import { stage } from "#tests/stories/stage.tsx";
import { cancellationBeside } from "#tests/stories/terms-beside.ts";
import { wordsByGlobals } from "#tests/stories/words.ts";

/** The travellers of a tour: the documents required with the reasons, and each fault with its reason. */
const meta: Meta = { title: "صفحه‌ها/رزرو تور، مسافران Tour travellers", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;
type Traveller = TourReservationValue["travellers"][number];

const { in_progress: held, expired } = tourReservationIn;
const heldAbroad: TourReservationValue = {
  ...held,
  ...tourReservationAbroad,
  status: "in_progress",
  actions: held.actions,
  history: held.history,
  hold_expires_at: held.hold_expires_at,
  payment_deadline_at: null,
  travellers: [],
};
const go = fn();
const replace = fn();
const saved = fn();

function answersOf(value: TourReservationValue) {
  const path = `tour/v2/reserve/${value.confirmation_code}`;
  return {
    [path]: value,
    [`${path}/save-passengers`]: () => {
      saved();
      return value;
    },
    [`${path}/submit`]: submitted(value),
    "user/v2/guests": guests,
    "user/v2/guests/save": guests[0],
    "base/v2/countries": countries,
  };
}

function page(value: TourReservationValue, options: Partial<Parameters<typeof stage>[0]> = {}): Story {
  const { confirmation_code } = value;
  return {
    ...stage({
      address: addressOf("tourPrepare", { confirmation_code }),
      answers: answersOf(value),
      actions: { go, replace },
      ...options,
    }),
    beforeEach() {
      forgetDraft(confirmation_code);
      for (const mock of [go, replace, saved]) mock.mockClear();
    },
  };
}

export const Domestic: Story = page(held);
/** The cost of cancelling is visible beside the button that goes on to the payment. */
export const OnAPhone: Story = {
  ...page(held),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await cancellationBeside(await canvas.findByRole("button", { name: /^(ادامه و پرداخت|Continue to payment)$/ }));
  },
};
/** An adult's place offers the saved travellers who may take it, those with a known passport first. */
export const Abroad: Story = {
  ...page(heldAbroad, { answers: { ...answersOf(heldAbroad), "user/v2/guests": savedAgainstFit } }),
  play: ({ canvasElement, globals }) => expectSavedByFit(canvasElement, localeOf(globals.locale), "abroad"),
};
export const OnRequest: Story = page({ ...held, subject: { ...held.subject, confirmation: "on_request" } });
export const Loading: Story = page(held, { scenario: "waiting" });
export const Failed: Story = page(held, { scenario: "500" });
export const SessionEnded: Story = page(held, { scenario: "401" });
export const LongText: Story = page(heldAbroad, { areTextsLong: true });
export const HoldOver: Story = page({ ...expired, confirmation_code: held.confirmation_code });
/** It is to be paid by now: its status says how. */
export const ReadyToPay: Story = {
  ...page(tourReservationIn.ready_to_pay),
  play: async () => {
    const { confirmation_code } = tourReservationIn.ready_to_pay;
    await waitFor(() => expect(replace).toHaveBeenCalledWith(addressOf("tourStatus", { confirmation_code })));
  },
};

const words = {
  fa: { pay: "ادامه و پرداخت", rules: "مدارک سفر" },
  en: { pay: "Continue to payment", rules: "Travel documents" },
} as const;
const wordsOf = wordsByGlobals(words);
type Texts = { fa: RegExp; en: RegExp };

/** All travellers are named as they were saved, one of them changed. */
const named = (value: TourReservationValue, all: readonly Traveller[], at: number, change: Partial<Traveller>) => ({
  ...value,
  travellers: all.map((one, index) => (index === at ? { ...one, ...change } : one)),
});
const atHome = (at: number, change: Partial<Traveller>) => named(held, tourReservation.travellers, at, change);
const abroad = (at: number, change: Partial<Traveller>) =>
  named(heldAbroad, tourReservationAbroad.travellers, at, change);

/** A fault is shown at its traveller with the reason, and nothing is sent. */
const fault = (value: TourReservationValue, texts: Texts): Story => ({
  ...page(value),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    const [first] = await canvas.findAllByText(texts[localeOf(globals.locale)]);
    await expect(first).toBeVisible();
    await expect(within(canvas.getByRole("alert")).getAllByRole("link")).toHaveLength(1);
    await expect(saved).not.toHaveBeenCalled();
    await expect(go).not.toHaveBeenCalled();
  },
});

/** A day too short for the country: refused at its field, with the first day that would do. */
export const PassportTooShort: Story = fault(abroad(0, { passport_expires_on: "2027-06-19" }), {
  fa: /حداقل تا ۶ ماه پس از برگشت معتبر باشد، یعنی تا ۳۰ خرداد ۱۴۰۶ \(۲۰ ژوئن ۲۰۲۷\)/,
  en: /6 months after the return: until 20 June 2027 \(30 Khordad 1406\)/,
});
export const PassportMissing: Story = fault(abroad(4, { passport_number: null }), {
  fa: /این فیلد الزامی است/,
  en: /This field is required/,
});
export const LatinNameMissing: Story = fault(atHome(1, { first_name_en: null }), {
  fa: /نام به لاتین: این فیلد الزامی است/,
  en: /First name \(Latin letters\): This field is required/,
});
export const SameNationalCode: Story = fault(atHome(3, { national_code: "0084575948" }), {
  fa: /این کد ملی برای مسافر دیگری هم وارد شده است/,
  en: /This national code was entered for another traveller too/,
});
export const SamePassport: Story = fault(abroad(3, { passport_number: "A12345678" }), {
  fa: /این شمارهٔ گذرنامه برای مسافر دیگری هم وارد شده است/,
  en: /This passport number was entered for another traveller too/,
});
export const ChildOfAnotherAge: Story = fault(atHome(4, { birth_date: "2020-03-14" }), {
  fa: /کودک ۵ساله انتخاب کرده‌اید؛ سن او در روز حرکت ۶ سال است/,
  en: /a child aged 5; on the day the tour leaves this child will be 6/,
});
/** The real age has another price: it is seen, agreed to and held, with all that was typed. */
export const RealAgePriced: Story = {
  ...page(atHome(4, { birth_date: "2020-03-14" }), {
    answers: {
      ...answersOf(atHome(4, { birth_date: "2020-03-14" })),
      ...realAgesAnswers("tour/v2/reserve", held, tourQuoteAbroad),
    },
  }),
  play: ({ canvasElement }) =>
    agreeToRealAges({ canvasElement, kind: "tour", pay: /^(ادامه و پرداخت|Continue to payment)$/, go }, "0084575948"),
};
export const AdultWhoIsAChild: Story = fault(atHome(3, { birth_date: "2018-03-14" }), {
  fa: /بزرگسال باید در روز سفر ۱۲ سال یا بیشتر داشته باشد/,
  en: /An adult must be 12 or over/,
});
export const InfantWhoIsAChild: Story = fault(abroad(2, { birth_date: "2024-12-01" }), {
  fa: /نوزاد باید در روز سفر کمتر از ۲ سال داشته باشد/,
  en: /An infant must be under 2/,
});
export const RoomWithoutAContact: Story = fault(atHome(2, { is_room_supervisor: false }), {
  fa: /برای هر اتاق یک بزرگسال را سرپرست اتاق کنید/,
  en: /Choose one adult as the contact for each room/,
});

/** A traveller who turns two before the return gets a warning at once; it blocks nothing, and the form is sent. */
export const TurnsTwo: Story = {
  ...page(abroad(0, {})),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^(نوزاد|Infant)/ }));
    const [warning] = await canvas.findAllByText(/دوساله می‌شود؛ قیمت تغییر نمی‌کند|turns two before the return/);
    await expect(warning).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: wordsOf(globals).pay }));
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith(addressOf("tourStatus", { confirmation_code: heldAbroad.confirmation_code })),
    );
    await expect(saved).toHaveBeenCalled();
  },
};

/** Latin names are asked of everyone where a leg is flown, the rules say why, and the sum is that of its lines. */
export const WhatIsAsked: Story = {
  ...page(held),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("region", { name: wordsOf(globals).rules });
    await expect(canvas.getAllByText(/روی بلیت هواپیما نوشته می‌شود|written on the air ticket/)).toHaveLength(1);
    await expect(canvas.getAllByLabelText(/^(نام به لاتین|First name \(Latin letters\))$/)).toHaveLength(5);
    await expect(canvas.queryByLabelText(/^(شمارهٔ گذرنامه|Passport number)$/)).toBeNull();
    const amounts = [...canvasElement.querySelectorAll("[data-line]")].map((line) =>
      Number(line.getAttribute("data-line")),
    );
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    await expect(sum).toBe(held.totals.payable);
    for (const total of canvasElement.querySelectorAll("[data-sum]"))
      await expect(total).toHaveAttribute("data-sum", String(sum));
  },
};

/** The rooms were released while the form was open, and the same tour is offered again. */
export const ReleasedMeanwhile: Story = {
  ...page(atHome(0, {}), {
    answers: {
      [`tour/v2/reserve/${held.confirmation_code}`]: () =>
        saved.mock.calls.length > 0 ? { ...expired, confirmation_code: held.confirmation_code } : atHome(0, {}),
      [`tour/v2/reserve/${held.confirmation_code}/save-passengers`]: () => {
        saved();
        throw new Refused("deadline_passed");
      },
      "user/v2/guests": [],
      "base/v2/countries": countries,
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).pay }));
    const again = await canvas.findByRole("link", { name: /انتخاب دوبارهٔ تور|Choose a tour again/ });
    await expect(again).toHaveAttribute(
      "href",
      expect.stringMatching(/Tours\/\w+Tour\.html\?.*departure=\d+.*#packages$/),
    );
  },
};
