import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { reasonMessage } from "#domain/messages/refusals.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import {
  changedTour,
  joiningQuote,
  movedTour,
  nextDeparture,
  nextPackage,
  otherPackage,
  otherPackageQuote,
  tourChangeQuote,
} from "#fixtures/answers/tour-changed.ts";
import { tourDeparture } from "#fixtures/answers/tour-departure.ts";
import { tourDepartures } from "#fixtures/answers/tour-departures.ts";
import { tourReservationIn } from "#fixtures/answers/tour-reservations.ts";
import { bankAccounts, me } from "#fixtures/answers/traveller.ts";
import { Refused } from "#fixtures/scenario.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { stage } from "#tests/stories/stage.tsx";

/** Another departure, package or bed for an issued tour: chosen from lists, with its cost. */
const meta: Meta = {
  title: "صفحه‌ها/وضعیت رزرو تور Tour status/تغییر تور Changing",
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

type Answers = { departures?: unknown; next?: unknown; own?: unknown; quote?: unknown };

const dialog = ({
  departures = tourDepartures,
  next = nextDeparture,
  own = tourDeparture,
  quote = tourChangeQuote,
}: Answers = {}): Story =>
  stage({
    address,
    answers: {
      [path]: issued,
      "tour/v2/departures": departures,
      [`tour/v2/departures/${issued.subject.departure_id}`]: own,
      [`tour/v2/departures/${nextDeparture.departure_id}`]: next,
      [`${path}/change-quote`]: quote,
      [`${path}/change`]: moved,
      "user/v2/bank-accounts": bankAccounts,
      "user/v2/me": me,
    },
  });

const words = {
  fa: {
    open: "تغییر تور",
    confirm: "تور را تغییر می‌دهم",
    list: "تغییرهای شما",
    hotels: "هتل‌های شما موجود نیست",
    none: "تاریخ دیگری برای همهٔ مسافران ندارد",
    addAdult: "بزرگسال در اتاق ۱",
    incomplete: "مشخصات مسافر جدید را کامل کنید.",
    remove: "حذف این مسافر",
    noPackage: "بسته‌ای برای همهٔ مسافران موجود نیست",
  },
  en: {
    open: "Change the tour",
    confirm: "Change the tour",
    list: "Your changes",
    hotels: "Your hotels aren’t available",
    none: "no other dates",
    addAdult: "Adult in room 1",
    incomplete: "Complete the details of the new traveller.",
    remove: "Remove this traveller",
    noPackage: "No package is available",
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

const inputOf = (dialog: HTMLElement, value: number | string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const input = dialog.querySelector<HTMLInputElement>(`input[value="${value}"]`);
    if (input === null) throw new Error(`Nothing to choose has the value ${value}`);
    return input;
  });

/** Chooses the next departure; the one that was bought is chosen before. */
async function chosen(dialog: HTMLElement): Promise<void> {
  const own = await inputOf(dialog, issued.subject.departure_id);
  await expect(own.checked).toBe(true);
  await userEvent.click(await inputOf(dialog, nextDeparture.departure_id));
}

/** The next departure: what goes with its fee, what comes, and the difference. */
export const NextDeparture: Story = {
  ...dialog(),
  play: async (context) => {
    const { w, body, place, shown, says, money } = await opened(context);
    await chosen(shown);
    await waitFor(async () => expect((await inputOf(shown, nextPackage.package_id)).checked).toBe(true));
    for (const sum of [tourChangeQuote.paid, tourChangeQuote.penalty, tourChangeQuote.due]) await says(money(sum));
    await pressEnabled(place.getByRole("button", { name: w.confirm }));
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await body.findByRole("region", { name: w.list });
  },
};

/** Another board on the dates that were bought: its price stands in the list, and its cost below. */
export const AnotherPackage: Story = {
  ...dialog({ quote: otherPackageQuote }),
  play: async (context) => {
    const { w, place, shown, says, money } = await opened(context);
    await expect((await inputOf(shown, issued.subject.package_id)).checked).toBe(true);
    await expect(place.queryByRole("button", { name: w.confirm })).toBeNull();
    await userEvent.click(await inputOf(shown, otherPackage.package_id));
    for (const sum of [otherPackageQuote.comes, otherPackageQuote.due]) await says(money(sum));
    await pressEnabled(place.getByRole("button", { name: w.confirm }));
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
  },
};

/** A bed for the child of five, and nothing else. */
export const BedForAChild: Story = {
  ...dialog(),
  play: async (context) => {
    const { w, place, shown, says, money } = await opened(context);
    await userEvent.click(await inputOf(shown, "1-0"));
    await says(money(tourChangeQuote.due));
    await place.findByRole("button", { name: w.confirm });
    await userEvent.click(await inputOf(shown, "1-0"));
    await waitFor(() => expect(place.queryByRole("button", { name: w.confirm })).toBeNull());
  },
};

const joined = fn();
/** An adult joins the first room: the cost of it, and the form with what is missing. */
export const AnAdultJoins: Story = {
  ...dialog({
    quote: () => {
      joined();
      return joiningQuote;
    },
  }),
  play: async (context) => {
    joined.mockClear();
    const { w, place, says, money } = await opened(context);
    await userEvent.click(await place.findByRole("button", { name: w.addAdult }));
    await says(money(joiningQuote.comes));
    await expect(joined).toHaveBeenCalled();
    await pressEnabled(place.getByRole("button", { name: w.confirm }));
    await says(w.incomplete);
    await expect(moved).not.toHaveBeenCalled();
    await userEvent.click(place.getByRole("button", { name: w.remove }));
    await waitFor(() => expect(place.queryByRole("button", { name: w.confirm })).toBeNull());
  },
};

/** The last room of the package went meanwhile: the words say so, and nothing can be confirmed. */
export const SoldOut: Story = {
  ...dialog({
    quote: (locale: Locale) => {
      throw new Refused("sold_out", reasonMessage("sold_out", {}, locale, "tour"));
    },
  }),
  play: async (context) => {
    const { w, locale, place, shown, says } = await opened(context);
    await userEvent.click(await inputOf(shown, otherPackage.package_id));
    await says(reasonMessage("sold_out", {}, locale, "tour"));
    await expect(place.queryByRole("button", { name: w.confirm })).toBeNull();
  },
};

const elsewhere = nextDeparture.packages.map((one) => ({
  ...one,
  stays: one.stays.map((stay) => ({ ...stay, property: { ...stay.property, id: stay.property.id + 1 } })),
}));

/** The hotels that were booked are not in the chosen departure: another package has to be chosen. */
export const OtherHotels: Story = {
  ...dialog({ next: { ...nextDeparture, packages: elsewhere } }),
  play: async (context) => {
    const { w, shown, says, money } = await opened(context);
    await chosen(shown);
    await says(w.hotels);
    await userEvent.click(await inputOf(shown, nextPackage.package_id));
    await says(money(tourChangeQuote.due));
  },
};

/** The chosen departure has no package for all travellers. */
export const NoPackage: Story = {
  ...dialog({ next: { ...nextDeparture, packages: [] } }),
  play: async (context) => {
    const { w, shown, says } = await opened(context);
    await chosen(shown);
    await says(w.noPackage);
  },
};

/** No other departure has places: that is said, and the packages of the own one can be chosen. */
export const NoOtherDates: Story = {
  ...dialog({ departures: [] }),
  play: async (context) => {
    const { w, shown, says } = await opened(context);
    await says(w.none);
    await inputOf(shown, otherPackage.package_id);
  },
};

/** A tour whose departure was changed. */
export const MovedTour: Story = stage({ address, answers: { [path]: movedTour, "user/v2/me": me } });

/** A tour whose package, dates and beds were changed: each change says what it was. */
export const ChangedTour: Story = stage({ address, answers: { [path]: changedTour, "user/v2/me": me } });
