import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { ownComments, panelAnswers } from "#fixtures/answers/panel.ts";
import { propertyAnswers } from "#fixtures/answers/property.ts";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { stage } from "#tests/stories/stage.tsx";

/** The stay is over: from the booking to a comment, and to the page that shows it. */
const meta: Meta = { title: "سفرها/پس از اقامت After the stay", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story["play"]>;

const paid = reservationIn.successful;
const over = {
  ...paid,
  check_in: "2026-11-10",
  rooms: paid.rooms.map((room) => ({
    ...room,
    nights: room.nights.map((night, index) => ({ ...night, date: addDays("2026-11-10", index) })),
  })),
  check_out: "2026-11-13",
  property: { ...paid.property, slug: propertyDetails.slug, city_slug: propertyDetails.city.slug },
};

const site = stage({
  address: addressOf("panelReserve", { confirmation_code: paid.confirmation_code }),
  actions: { isLoggedIn: () => true },
  answers: {
    ...panelAnswers,
    ...propertyAnswers,
    [`user/v2/reserves/${paid.confirmation_code}`]: over,
    [`property/v2/${propertyDetails.id}/comment-eligibility`]: {
      eligible: true,
      reason: null,
      confirmation_code: paid.confirmation_code,
    },
  },
});

const begin: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("link", { name: /^(نوشتن نظر|Write a review)$/ }));
  await waitFor(() => expect(canvas.getAllByRole("radiogroup")).toHaveLength(6));
};

const send: Play = async (context) => {
  await begin(context);
  const canvas = within(context.canvasElement);
  for (const group of canvas.getAllByRole("radiogroup")) {
    await userEvent.click(within(group).getAllByRole("radio")[3] as HTMLElement);
  }
  await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^(نوع سفر|Trip type)$/ }), "family");
  await userEvent.type(canvas.getByLabelText(/^(نظر شما|Your review)$/), "حیاط زیبا و آرام");
  await userEvent.click(canvas.getByRole("button", { name: /^(ارسال نظر|Send review)$/ }));
  await canvas.findByText(/پس از بررسی منتشر می‌شود|will be published after moderation/);
};

const read: Play = async (context) => {
  await send(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole("link", { name: /^(نظرهای من|My reviews)$/ }));
  await canvas.findByText(ownComments.items[0]?.text ?? "");
};

export const BeginningAComment: Story = { ...site, play: begin };
export const SendingAComment: Story = { ...site, play: send };
export const ReadingOnesComments: Story = { ...site, play: read };
