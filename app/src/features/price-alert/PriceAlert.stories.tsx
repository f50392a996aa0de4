import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Label } from "#domain/messages/labels.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { flightSearch } from "#fixtures/answers/flight-search.ts";
import { flightSearchNearest } from "#fixtures/answers/flight-search-nearest.ts";
import { propertyAnswers } from "#fixtures/answers/property.ts";
import { propertyRooms } from "#fixtures/answers/property-rooms.ts";
import { soldOut } from "#fixtures/answers/sold-out.ts";
import { tourDeparture } from "#fixtures/answers/tour-departure.ts";
import { tourDepartures } from "#fixtures/answers/tour-departures.ts";
import { tourDetails } from "#fixtures/answers/tour-details.ts";
import { priceAlerts } from "#fixtures/answers/traveller.ts";
import { Refused } from "#fixtures/scenario.ts";
import { searchAddress } from "#products/flight/web/flight-query.ts";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { inTurn } from "#tests/stories/in-turn.ts";
import { stage } from "#tests/stories/stage.tsx";

/**
 * Waiting for a lower price, where a price is shown, or for a place, where all are sold out: on a property with dates, a tour's
 * package or departure, and results of flights.
 */
const meta: Meta = { title: "اجزا/هشدار قیمت PriceAlert", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const SAVE = "user/v2/price-alerts/save";
const actions = { isLoggedIn: () => true };
const saved = fn(() => priceAlerts);
const onProperty = {
  address: addressOf(
    "property",
    { cityName: "Isfahan", propertyName: "HowzkhanehBoutique" },
    { check_in: "2026-12-01", length_of_stay: 3 },
  ),
  answers: { ...propertyAnswers, [SAVE]: saved },
  actions,
};
const { departure_id, rooms, packages } = tourDeparture;
const chosen = packages.find(({ total }) => total !== null)?.package_id ?? null;
const onTour = {
  address: tourAddress(tourDetails, { departure: departure_id, package: chosen, rooms }),
  answers: {
    [`tour/v2/details/${tourDetails.city.slug}/${tourDetails.slug}`]: tourDetails,
    "tour/v2/departures": inTurn(tourDepartures, []),
    [`tour/v2/departures/${departure_id}`]: tourDeparture,
    [`${SAVE}-tour`]: saved,
  },
  actions,
};
const onFlights = {
  address: searchAddress(flightSearch),
  answers: { "flight/v2/search": flightSearch, [`${SAVE}-flight`]: saved },
  actions,
};

/** The same three, sold out for the party. */
const noRooms = {
  ...onProperty,
  answers: {
    ...onProperty.answers,
    [Object.keys(propertyAnswers).find((call) => call.endsWith("/rooms")) ?? ""]: (
      propertyRooms.parties[0]?.room_types ?? []
    ).reduce((rooms, { id }) => soldOut(rooms, id), propertyRooms),
  },
};
const fullDeparture = {
  ...onTour,
  answers: {
    ...onTour.answers,
    [`tour/v2/departures/${departure_id}`]: {
      ...tourDeparture,
      seats_left: 0,
      packages: packages.map((one) => ({ ...one, total: null, lines: [], cancellation: null, penalties: [] })),
    },
  },
};
const { departure_date: fullDay } = flightSearchNearest;
const fullFlights = {
  ...onFlights,
  address: searchAddress(flightSearchNearest),
  answers: {
    ...onFlights.answers,
    "flight/v2/search": {
      ...flightSearchNearest,
      strip: flightSearchNearest.strip.map((day) => (day.date === fullDay ? { ...day, state: "full" as const } : day)),
    },
  },
};

const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("button", { name: /^(هشدار قیمت|Price alert)$/ });
const ask = async (canvasElement: HTMLElement) => {
  await userEvent.click(await opener(canvasElement));
  return within(await screen.findByRole("dialog"));
};
const amount = /تومان|toman/;
/**
 * Waits until the text of a dialog is in sight. The bar that holds the dialog may be hidden while the dialog, in the
 * top layer, is not: `toBeVisible` takes an ancestor's visibility for that of its descendants.
 */
const isInSight = (find: () => HTMLElement) =>
  waitFor(() => expect(find().checkVisibility({ visibilityProperty: true })).toBe(true));

const asking = (options: Parameters<typeof stage>[0], words: RegExp): Story => ({
  ...stage(options),
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await dialog.findByRole("textbox", { name: amount });
    await isInSight(() => dialog.getByText(words));
  },
});
export const OnAProperty: Story = asking(onProperty, /این اقامت|this stay/);
export const OnATour: Story = asking(onTour, /این تور|this tour/);
export const OnFlights: Story = asking(onFlights, /این جست‌وجو|this search/);
const phone = { viewport: { value: "phone" } };
export const OnATourOnAPhone: Story = { ...OnATour, globals: phone };
export const OnFlightsOnAPhone: Story = { ...OnFlights, globals: phone };

/** A place that is sold out is waited for without an amount, and the dialog promises no place. */
const waiting = (options: Parameters<typeof stage>[0], opens: RegExp, words: RegExp): Story => ({
  ...stage(options),
  beforeEach: () => void saved.mockClear(),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole("button", { name: opens });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    await isInSight(() => dialog.getByText(words));
    await expect(dialog.queryByRole("textbox")).toBeNull();
    await expect(dialog.getByRole("button", { name: /^(ثبت هشدار|Set alert)$/ })).toBeEnabled();
  },
});
export const NoRoomLeft: Story = waiting(
  noRooms,
  /^(اطلاع از اتاق خالی|Tell me when there’s a room)$/,
  /اتاق برای شما نگه داشته نمی‌شود|We don’t hold the room/,
);
export const FullDeparture: Story = waiting(
  fullDeparture,
  /^(اطلاع از ظرفیت خالی|Tell me when there’s space)$/,
  /ظرفیت برای شما نگه داشته نمی‌شود|We don’t hold space/,
);
export const FullFlights: Story = waiting(
  fullFlights,
  /^(اطلاع از صندلی خالی|Tell me when there are seats)$/,
  /صندلی برای شما نگه داشته نمی‌شود|We don’t hold seats/,
);
export const FullFlightsOnAPhone: Story = { ...FullFlights, globals: phone };

/** A press sets it, and the words that confirm it speak of no price. */
export const WaitsForAPlace: Story = {
  ...stage(fullFlights),
  beforeEach: () => void saved.mockClear(),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole("button", {
      name: /^(اطلاع از صندلی خالی|Tell me when)/,
    });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: /^(ثبت هشدار|Set alert)$/ }));
    await within(canvasElement).findByText(/^(هشدار ثبت شد|Your alert is set)/);
    await expect(saved).toHaveBeenCalledTimes(1);
  },
};

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
/** Opened, closed, filled and sent by keys alone. */
export const ByKeys: Story = {
  ...stage(onFlights),
  beforeEach: () => void saved.mockClear(),
  play: async ({ canvasElement }) => {
    const button = await opener(canvasElement);
    const open = async () => {
      button.focus();
      await userEvent.keyboard("{Enter}");
      return within(await screen.findByRole("dialog"));
    };
    (await (await open()).findByRole("button", { name: /^(بستن|Close)$/ })).focus();
    await userEvent.keyboard("{Enter}");
    await isClosed();
    await (await open()).findByRole("textbox", { name: amount });
    await userEvent.keyboard("{Escape}");
    await isClosed();
    await expect(saved).not.toHaveBeenCalled();
    (await (await open()).findByRole("textbox", { name: amount })).focus();
    await userEvent.keyboard("۴۰۰۰۰۰۰{Enter}");
    await within(canvasElement).findByText(/هشدار قیمت ثبت شد|Your price alert is set/);
    await expect(saved).toHaveBeenCalledTimes(1);
    await isClosed();
  },
};

export const Saved: Story = {
  ...stage(onProperty),
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(await dialog.findByRole("button", { name: /^(ثبت هشدار|Set alert)$/ }));
    await within(canvasElement).findByText(/هشدار قیمت ثبت شد|Your price alert is set/);
  },
};
/** Refusals of the provider, shown in the dialog: a fourth alert, and an invalid limit. */
const refused = (
  on: typeof onProperty | typeof onFlights,
  path: string,
  [name, code, words]: readonly [string, "too_many_alerts" | "limit_above_price", Label],
): Story => ({
  ...stage({
    ...on,
    answers: {
      ...on.answers,
      [path]: (locale: Locale) => {
        const message = ofPair(words, locale);
        throw new Refused("invalid_input", message, [{ name, code, params: {}, message }]);
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.type(await dialog.findByRole("textbox", { name: amount }), "۰");
    await userEvent.click(dialog.getByRole("button", { name: /^(ثبت هشدار|Set alert)$/ }));
    await isInSight(() => dialog.getByText((text) => words.includes(text)));
  },
});
export const TooMany: Story = refused(onFlights, `${SAVE}-flight`, [
  "origin_city_id",
  "too_many_alerts",
  ["هم‌زمان حداکثر ۳ هشدار می‌توان داشت", "At most 3 alerts at a time"],
]);
export const LimitOfNothing: Story = refused(onProperty, SAVE, [
  "limit_total",
  "limit_above_price",
  ["مبلغ باید بیشتر از صفر باشد", "The amount must be more than zero"],
]);

/** A limit with a decimal mark is another amount: nothing is saved, and the text stays beside the amount it means. */
export const LimitWithADecimal: Story = {
  ...stage(onProperty),
  beforeEach: () => void saved.mockClear(),
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    const field = await dialog.findByRole("textbox", { name: amount });
    await userEvent.type(field, "4000000.00{Enter}");
    await isInSight(() => dialog.getByText(/: ۴٬۰۰۰٬۰۰۰$|: 4,000,000$/));
    await expect(field).toHaveValue("4000000.00");
    await expect(saved).not.toHaveBeenCalled();
  },
};
