import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { reservesBeingIssued } from "#fixtures/answers/reserves-being-issued.ts";
import { guests } from "#fixtures/answers/traveller.ts";
import { Refused } from "#fixtures/scenario.ts";
import { REQUIRED } from "#tests/stories/required.ts";
import { stage } from "#tests/stories/stage.tsx";
import { expectWholeRing } from "#tests/stories/whole-ring.ts";
import { wordsByGlobals } from "#tests/stories/words.ts";

const meta: Meta = { title: "صفحه‌ها/حساب من Account", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const paid = reservationIn.successful;
const answers = panelAnswers;
const places = {
  overview: { address: addressOf("panel"), answers },
  reserves: { address: addressOf("panelReserves"), answers },
  reserve: { address: addressOf("panelReserve", { confirmation_code: paid.confirmation_code }), answers },
  guests: { address: addressOf("panelGuests"), answers },
  wallet: { address: addressOf("panelTransactions"), answers },
};

const longName = {
  last_name_fa: "عبدالرحمان‌پور میرزاحسینی تهرانی‌نژاد",
  last_name_en: "ABDOLRAHMANPOUR MIRZAHOSSEINI TEHRANINEZHAD",
};
const longGuests = guests.map((guest) => ({ ...guest, ...longName }));

/** The next trip first, and above it in one line what waits for a payment. */
export const Overview: Story = {
  ...stage(places.overview),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toPay = await canvas.findByRole("link", { name: /رزرو منتظر پرداخت شماست$|waiting for your payment$/ });
    const waiting = canvas.getByRole("region", { name: /^(منتظر پرداخت شما|Waiting for your payment)$/ });
    await expect(toPay).toHaveAttribute("href", `#${waiting.getAttribute("aria-labelledby")}`);
    const next = canvas.getByRole("region", { name: /حوض‌?خانه|Howzkhaneh/ });
    await expect(next.compareDocumentPosition(waiting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
/** On a phone the most used sections are in a line, all of them in a sheet: the ring of the focus about each is whole. */
export const RingOfTheSections: Story = {
  ...stage(places.overview),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const sections = await within(canvasElement).findByRole("navigation", {
      name: /^(بخش‌های حساب من|My account sections)$/,
    });
    for (const link of within(sections).getAllByRole("link")) await expectWholeRing(link);
  },
};
export const OverviewLoading: Story = stage({ ...places.overview, scenario: "waiting" });
export const OverviewFailed: Story = stage({ ...places.overview, scenario: "500" });
export const OverviewEmpty: Story = stage({ ...places.overview, scenario: "empty" });
export const OverviewOffline: Story = stage({ ...places.overview, scenario: "offline" });
export const OverviewLongText: Story = stage({ ...places.overview, areTextsLong: true });
/** To be paid first, each with its deadline and the way to pay; one whose deadline has passed asks for no payment. */
export const Reserves: Story = {
  ...stage(places.reserves),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const waiting = within(
      await canvas.findByRole("region", { name: /^(منتظر پرداخت شما|Waiting for your payment)$/ }),
    );
    await expect(waiting.getAllByRole("link", { name: /^(پرداخت|Pay)$/ })).toHaveLength(3);
    await expect(waiting.getAllByText(/^(مهلت پرداخت:|Pay by)/)).toHaveLength(3);
    const lapsed = within(canvas.getByRole("region", { name: /^(مهلت پرداخت گذشته|Payment deadline passed)$/ }));
    await expect(lapsed.queryByRole("link", { name: /^(پرداخت|Pay)$/ })).toBeNull();
    await expect(lapsed.queryByText(/^(مهلت پرداخت:|Pay by)/)).toBeNull();
  },
};
/** A reservation that is paid and not issued yet says so beside its status, for every product. */
export const ReservesBeingIssued: Story = {
  ...stage({ ...places.reserves, answers: { ...answers, "user/v2/reserves": reservesBeingIssued } }),
  play: async ({ canvasElement }) => {
    const said = await within(canvasElement).findAllByText(/^(پرداخت شد؛ در حال صدور|Paid; being issued)$/);
    await expect(said).toHaveLength(reservesBeingIssued.items.length);
  },
};
export const ReservesLoading: Story = stage({ ...places.reserves, scenario: "waiting" });
export const ReservesFailed: Story = stage({ ...places.reserves, scenario: "500" });
export const ReservesOffline: Story = stage({ ...places.reserves, scenario: "offline" });
export const ReservesEmpty: Story = stage({ ...places.reserves, scenario: "empty" });
export const ReservesLongText: Story = stage({ ...places.reserves, areTextsLong: true });
export const Reserve: Story = stage(places.reserve);
export const ReserveLoading: Story = stage({ ...places.reserve, scenario: "waiting" });
export const ReserveFailed: Story = stage({ ...places.reserve, scenario: "500" });
export const ReserveOffline: Story = stage({ ...places.reserve, scenario: "offline" });
export const ReserveLongText: Story = stage({ ...places.reserve, areTextsLong: true });
export const Guests: Story = stage(places.guests);
export const GuestsLoading: Story = stage({ ...places.guests, scenario: "waiting" });
export const GuestsFailed: Story = stage({ ...places.guests, scenario: "500" });
export const GuestsEmpty: Story = stage({ ...places.guests, scenario: "empty" });
export const GuestsOffline: Story = stage({ ...places.guests, scenario: "offline" });
export const GuestsLongText: Story = stage({ ...places.guests, answers: { ...answers, "user/v2/guests": longGuests } });
export const Wallet: Story = stage(places.wallet);
export const WalletEmpty: Story = stage({ ...places.wallet, scenario: "empty" });
export const WalletLoading: Story = stage({ ...places.wallet, scenario: "waiting" });
export const WalletFailed: Story = stage({ ...places.wallet, scenario: "500" });
export const WalletOffline: Story = stage({ ...places.wallet, scenario: "offline" });
const charged = fn();
/** Only whole numbers of toman are sent to the bank: no decimals, no other unit, no exponent. */
export const WalletAmountRefused: Story = {
  ...stage({
    ...places.wallet,
    answers: {
      ...answers,
      "wallet/v2/charge": () => {
        charged();
        throw new Refused("invalid_input", "", []);
      },
    },
  }),
  beforeEach: () => void charged.mockClear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(/مبلغ به تومان|Amount in toman/);
    for (const [typed, said] of [
      ["100000.00", /: ۱۰۰٬۰۰۰$|: 100,000$/],
      ["100000 ریال", /: ۱۰٬۰۰۰$|: 10,000$/],
      ["1e6", /: ۱٬۰۰۰٬۰۰۰$|: 1,000,000$/],
      ["1,00", /مانند ۱۰۰٬۰۰۰$|such as 100,000$/],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(await canvas.findByText(said)).toBeVisible();
      await expect(field).toHaveValue(typed);
      await expect(field).toBeInvalid();
    }
    await expect(charged).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "۱۰۰٬۰۰۰{Enter}");
    await waitFor(() => expect(charged).toHaveBeenCalledTimes(1));
  },
};
export const SessionEnded: Story = stage({ ...places.wallet, scenario: "401" });

const words = {
  fa: {
    edit: "ویرایش",
    remove: "حذف",
    save: "ذخیره",
    saved: "مسافر ذخیره شد.",
    deleted: "مسافر حذف شد.",
    amount: "مبلغ به تومان",
    charge: "شارژ کیف پول",
    settle: "انتقال پاداش به کیف پول",
    wallet: "کیف پول",
  },
  en: {
    edit: "Edit",
    remove: "Delete",
    save: "Save",
    saved: "Traveller saved.",
    deleted: "Traveller deleted.",
    amount: "Amount in toman",
    charge: "Top up wallet",
    settle: "Move rewards to wallet",
    wallet: "Wallet",
  },
} as const;
const wordsOf = wordsByGlobals(words);

export const EditingAGuest: Story = {
  ...stage(places.guests),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await userEvent.click((await canvas.findAllByRole("button", { name: w.edit }))[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole("button", { name: w.save }));
    await canvas.findByText(w.saved);
  },
};

export const AGuestRefused: Story = {
  ...stage({
    ...places.guests,
    answers: {
      ...answers,
      "user/v2/guests/save": () => {
        const message = { fa: "کد ملی معتبر نیست.", en: "The national code is not valid." };
        throw new Refused("invalid_input", message, [
          { name: "national_code", code: "national_code", params: {}, message },
        ]);
      },
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await userEvent.click((await canvas.findAllByRole("button", { name: w.edit }))[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole("button", { name: w.save }));
    await waitFor(() =>
      expect(canvas.getAllByText(/کد ملی معتبر نیست|national code is not valid/).length).toBeGreaterThan(0),
    );
  },
};

export const DeletingAGuest: Story = {
  ...stage(places.guests),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await userEvent.click((await canvas.findAllByRole("button", { name: w.remove }))[0] as HTMLElement);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: w.remove }));
    await canvas.findByText(w.deleted);
  },
};

const go = fn();
export const ChargingTheWallet: Story = {
  ...stage({ ...places.wallet, actions: { go } }),
  play: async ({ canvasElement, globals }) => {
    go.mockClear();
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    const field = await canvas.findByLabelText(w.amount);
    await userEvent.click(canvas.getByRole("button", { name: w.charge }));
    await expect(field).toHaveAccessibleDescription(REQUIRED);
    await userEvent.type(field, "۵");
    await userEvent.click(canvas.getByRole("button", { name: w.charge }));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await userEvent.clear(field);
    await userEvent.type(field, "۵۰۰٬۰۰۰");
    await userEvent.click(canvas.getByRole("button", { name: w.charge }));
    await waitFor(() => expect(go).toHaveBeenCalledWith("https://bank.example/pay/1"));
  },
};

export const SettlingTheProfit: Story = {
  ...stage(places.wallet),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).settle }));
    await canvas.findByText(/اضافه شد|was added/);
  },
};

let isAway = true;
/** A failed part can be retried in place. */
export const TryingAgain: Story = {
  ...stage({
    ...places.guests,
    answers: {
      ...answers,
      "user/v2/guests": () => {
        if (isAway) throw new Refused("unavailable");
        return guests;
      },
    },
    begin: () => {
      isAway = true;
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole("button", { name: /دوباره تلاش کنید|Try again/ });
    isAway = false;
    await userEvent.click(again);
    await canvas.findAllByRole("button", { name: wordsOf(globals).edit });
  },
};

/** From one page of the panel to another. */
export const Moving: Story = {
  ...stage(places.overview),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    const nav = within(await canvas.findByRole("navigation", { name: /بخش‌های حساب|My account sections/ }));
    await userEvent.click(nav.getByRole("link", { name: w.wallet }));
    await canvas.findByRole("heading", { level: 1, name: w.wallet });
  },
};
