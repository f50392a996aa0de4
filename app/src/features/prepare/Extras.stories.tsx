import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { ExtrasValue } from "#domain/contract/extra.shapes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { countries } from "#fixtures/answers/countries.ts";
import { chosenExtras, extrasOfFlight, withExtrasOf } from "#fixtures/answers/extras.ts";
import { flightReservationIn } from "#fixtures/answers/flight-reservations.ts";
import { guests } from "#fixtures/answers/traveller.ts";
import { Refused, saidOf } from "#fixtures/scenario.ts";
import { stage } from "#tests/stories/stage.tsx";

/** Bags, insurance and a transfer beside a held booking, before it is submitted. */
const meta: Meta = { title: "صفحه‌ها/رزرو، مسافران Guests/خدمات جانبی Extras", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const words = {
  fa: { open: "افزودن خدمات جانبی", change: "تغییر خدمات جانبی", save: "ثبت خدمات جانبی", none: "فروخته نمی‌شود" },
  en: { open: "Add extras", change: "Change the extras", save: "Save the extras", none: "No extras are sold" },
} as const;

const held = flightReservationIn.in_progress;
const chosen = withExtrasOf(held, extrasOfFlight);
const code = held.confirmation_code;
const path = `flight/v2/reserve/${code}`;
const saved = fn(() => chosen);

const onForm = (items: ExtrasValue, answer: () => unknown, value: unknown = held): Story =>
  stage({
    address: reservationAddress("flight", "prepare", code),
    answers: {
      [path]: value,
      [`${path}/extras`]: items,
      [`POST ${path}/extras`]: answer,
      "user/v2/guests": guests,
      "base/v2/countries": countries,
    },
  });

type Played = Parameters<NonNullable<Story["play"]>>[0];

async function opened({ canvasElement, globals }: Played, press: "open" | "change") {
  const locale = localeOf(globals["locale"]);
  const w = words[locale];
  await userEvent.click(await within(canvasElement).findByRole("button", { name: w[press] }));
  const body = within(canvasElement.ownerDocument.body);
  return { w, locale, body, dialog: within(await body.findByRole("dialog")) };
}

/** Each extra names its provider, its conditions and its cancellation; the choice is saved at the sum that was shown. */
export const ExtrasChosen: Story = {
  ...onForm(extrasOfFlight, saved),
  play: async (context) => {
    saved.mockClear();
    const { w, body, dialog } = await opened(context, "open");
    const [first] = await dialog.findAllByRole("checkbox");
    const last = (await dialog.findAllByRole("checkbox")).at(-1);
    if (first === undefined || last === undefined) throw new Error("There are no extras");
    await userEvent.click(first);
    await userEvent.click(last);
    await expect(dialog.getByRole("status")).toHaveAttribute("data-sum", String(chosenExtras(extrasOfFlight).total));
    await userEvent.click(dialog.getByRole("button", { name: w.save }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await body.findByRole("button", { name: w.change });
    await waitFor(() => expect(context.canvasElement.querySelectorAll("[data-extra]").length).toBeGreaterThan(1));
  },
};

/** Chosen extras are marked when the list opens again. */
export const ExtrasChanged: Story = {
  ...onForm(extrasOfFlight, saved, chosen),
  play: async (context) => {
    const { dialog } = await opened(context, "change");
    await waitFor(() => expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(2));
  },
};

/** A journey with which none is sold. */
export const ExtrasNone: Story = {
  ...onForm({ items: [] }, saved),
  play: async (context) => {
    const { w, dialog } = await opened(context, "open");
    await dialog.findByText(new RegExp(w.none));
  },
};

const refused = () => {
  throw new Refused("extras_changed");
};

/** One that ended, or costs another sum by now: the list is asked for again. */
export const ExtrasRefused: Story = {
  ...onForm(extrasOfFlight, refused),
  play: async (context) => {
    const { w, locale, dialog } = await opened(context, "open");
    const [first] = await dialog.findAllByRole("checkbox");
    if (first === undefined) throw new Error("There are no extras");
    await userEvent.click(first);
    await userEvent.click(dialog.getByRole("button", { name: w.save }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(saidOf("extras_changed", locale));
  },
};
