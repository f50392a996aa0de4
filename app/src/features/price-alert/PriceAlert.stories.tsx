import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Label } from "#domain/messages/labels.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { flightSearch } from "#fixtures/answers/flight-search.ts";
import { propertyAnswers } from "#fixtures/answers/property.ts";
import { tourDeparture } from "#fixtures/answers/tour-departure.ts";
import { tourDepartures } from "#fixtures/answers/tour-departures.ts";
import { tourDetails } from "#fixtures/answers/tour-details.ts";
import { priceAlerts } from "#fixtures/answers/traveller.ts";
import { Refused } from "#fixtures/scenario.ts";
import { searchAddress } from "#products/flight/web/flight-query.ts";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { inTurn } from "#tests/stories/in-turn.ts";
import { stage } from "#tests/stories/stage.tsx";

/** Waiting for a lower price, where a price is shown: on a property with dates, a tour's package, and results of flights. */
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
  ["هم‌زمان حداکثر ۳ هشدار قیمت می‌توان داشت", "At most 3 price alerts at a time"],
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
