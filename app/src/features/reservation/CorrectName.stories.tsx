import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { correctedName, correctedStay } from "#fixtures/answers/corrected-name.ts";
import { flightReservationIn } from "#fixtures/answers/flight-reservations.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { me } from "#fixtures/answers/traveller.ts";
import { Refused, saidOf } from "#fixtures/scenario.ts";
import { stage } from "#tests/stories/stage.tsx";

/** A traveller's name is corrected from the page of a booking. */
const meta: Meta = { title: "صفحه‌ها/وضعیت رزرو Status/اصلاح نام CorrectName", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const words = {
  fa: { open: "اصلاح نام", save: "نام را اصلاح می‌کنم", surname: "نام خانوادگی", line: "نام یک مسافر اصلاح شد" },
  en: {
    open: "Correct a name",
    save: "Correct the name",
    surname: "Last name",
    line: "A traveller’s name was corrected",
  },
} as const;

const stayPath = `reserve/v2/${correctedStay.confirmation_code}`;
const corrected = fn(() => correctedStay);

const onStay = (answer: unknown = corrected, value = reservationIn.successful): Story =>
  stage({
    address: addressOf("status", { confirmation_code: value.confirmation_code }),
    answers: { [stayPath]: value, [`${stayPath}/correct-name`]: answer, "user/v2/me": me },
  });

type Played = Parameters<NonNullable<Story["play"]>>[0];

/** Opens the form. */
async function opened({ canvasElement, globals }: Played) {
  const locale = localeOf(globals["locale"]);
  const w = words[locale];
  corrected.mockClear();
  await userEvent.click(await within(canvasElement).findByRole("button", { name: w.open }));
  const body = within(canvasElement.ownerDocument.body);
  const dialog = within(await body.findByRole("dialog"));
  await dialog.findByRole("button", { name: w.save });
  return { w, locale, body, dialog };
}

/** A surname in Persian, corrected: the list of travellers and the list of changes say it. */
export const Surname: Story = {
  ...onStay(),
  play: async (context) => {
    const { w, body, dialog } = await opened(context);
    const [field] = dialog.getAllByRole("textbox", { name: new RegExp(w.surname) });
    if (field === undefined) throw new Error("There is no field for the surname");
    await userEvent.clear(field);
    await userEvent.type(field, correctedName.last_name_fa ?? "");
    await userEvent.click(dialog.getByRole("button", { name: w.save }));
    await waitFor(() => expect(corrected).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await body.findByText(w.line);
  },
};

const refusedWith = (reason: "another_traveller") => (locale: Locale) => {
  throw new Refused(reason, saidOf(reason, locale));
};

/** The name is another traveller's: it is said with the way on, and what was typed stays. */
export const AnotherTraveller: Story = {
  ...onStay(refusedWith("another_traveller")),
  play: async (context) => {
    const { w, locale, dialog } = await opened(context);
    await userEvent.click(dialog.getByRole("button", { name: w.save }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(saidOf("another_traveller", locale));
  },
};

/** Before the issue the names are free of limits. */
export const BeforeIssue: Story = {
  ...onStay(corrected, { ...reservationIn.ready_to_pay, confirmation_code: correctedStay.confirmation_code }),
  play: async (context) => {
    await opened(context);
  },
};

const flight = flightReservationIn.successful;

/** A flight's ticket bears names in Latin letters: up to three of them may be corrected. */
export const OnATicket: Story = {
  ...stage({
    address: addressOf("flightStatus", { confirmation_code: flight.confirmation_code }),
    answers: { [`flight/v2/reserve/${flight.confirmation_code}`]: flight, "user/v2/me": me },
  }),
  play: async (context) => {
    await opened(context);
  },
};

/** A booking with a corrected name. */
export const Corrected: Story = onStay(corrected, correctedStay);
