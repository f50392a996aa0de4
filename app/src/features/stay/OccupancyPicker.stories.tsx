import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { OccupancyField } from "#design-system/components/OccupancyPicker/OccupancyField.tsx";
import { guide } from "#design-system/components/OccupancyPicker/OccupancyPicker.guide.tsx";
import { OccupancyPicker } from "#design-system/components/OccupancyPicker/OccupancyPicker.tsx";
import type { RequestedParty } from "#domain/rooms.ts";
import { useOccupancyWords } from "./occupancy-words.ts";

function Picker({ first }: { first: RequestedParty[] }) {
  const [parties, setParties] = useState(first);
  return <OccupancyPicker value={parties} onChange={setParties} words={useOccupancyWords()} />;
}

function Field({ first = [{ adults: 2, children: [5] }] }: { first?: RequestedParty[] }) {
  const [parties, setParties] = useState(first);
  const words = useOccupancyWords();
  return <OccupancyField label={words.title} value={parties} onChange={setParties} words={words} />;
}

/** Width in pixels that a select needs for the words of its widest option. */
function widthOfOptions(select: HTMLSelectElement): number {
  const wide = select.cloneNode(true) as HTMLSelectElement;
  wide.style.inlineSize = "max-content";
  select.after(wide);
  const { width } = wide.getBoundingClientRect();
  wide.remove();
  return width;
}

const meta: Meta<typeof OccupancyPicker> = {
  title: "اجزا/مسافران OccupancyPicker",
  component: OccupancyPicker,
  subcomponents: { OccupancyField },
  args: { value: [{ adults: 2, children: [5] }] },
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof OccupancyPicker>;

export const Playground: Story = {
  render: (args, context) => withWords(<Picker first={[...args.value]} />)(args, context),
};
/** Its field in a form, as far as a button and a hidden value. */
export const InAForm: Story = { render: withWords(<Field />) };

export const Default: Story = { render: withWords(<Picker first={[{ adults: 2, children: [] }]} />) };
/** An added child has no age: going on without one is reported at its field (R136). */
export const AgeMissing: Story = {
  render: withWords(<Field first={[{ adults: 2, children: [] }]} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("button", { name: /بزرگسال|adult/ });
    await userEvent.click(field);
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("button", { name: /^(یکی بیشتر: کودک|One more: Children)$/ }));
    const age = sheet.getByRole("combobox");
    await expect(age).toHaveValue("");
    const hint = sheet.getByText(/^(از ۱۲ سال به بالا بزرگسال حساب می‌شود\.|12 and over counts as an adult\.)$/);
    await waitFor(() => expect(hint).toBeVisible());
    await expect(within(age).getAllByRole("option")).toHaveLength(13);
    await userEvent.click(sheet.getByRole("button", { name: /^(تأیید|Done)$/ }));
    await expect(age).toHaveFocus();
    await expect(age).toHaveAccessibleDescription(/^(سن کودک را وارد کنید|Enter the child’s age)$/);
    await userEvent.selectOptions(age, "5");
    await expect(age).not.toBeInvalid();
    await userEvent.click(sheet.getByRole("button", { name: /^(تأیید|Done)$/ }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvasElement.querySelector("[name=rooms]")).toHaveValue("2,5");
  },
};
/** Closed without an age: the field reports it, and holds no value to search for. */
export const AgeMissingInAForm: Story = {
  render: withWords(<Field first={[{ adults: 2, children: [null] }]} />),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("button", { name: /بزرگسال|adult/ });
    await expect(field).toHaveAccessibleDescription(/^(سن کودک را وارد کنید|Enter the child’s age)$/);
    await expect(canvasElement.querySelector("[name=rooms]")).toHaveValue("2,");
  },
};
/** More infants than adults are reported, not dropped (R135). */
export const TooManyInfants: Story = {
  render: withWords(<Picker first={[{ adults: 2, children: [0, 1] }]} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fewer = canvas.getByRole("button", { name: /^(یکی کمتر: بزرگسال|One fewer: Adults)$/ });
    await userEvent.click(fewer);
    await expect(
      canvas.getByText(/^(هر نوزاد باید همراه یک بزرگسال باشد|Each infant must travel with one adult)$/),
    ).toBeVisible();
    const [first] = canvas.getAllByRole("combobox");
    await userEvent.selectOptions(first!, "3");
    await expect(canvas.queryByText(/^(هر نوزاد باید|Each infant must)/)).toBeNull();
    await userEvent.selectOptions(first!, "0");
    await canvas.findByText(/^(هر نوزاد باید|Each infant must)/);
  },
};
/** A party of an address that exceeds the bound: it is said once, as the fault. */
export const TooManyTravellers: Story = {
  render: withWords(
    <Picker
      first={[
        { adults: 5, children: [] },
        { adults: 5, children: [] },
      ]}
    />,
  ),
  play: async ({ canvasElement }) => {
    const limit = within(canvasElement).getAllByText(/^(هر رزرو حداکثر|Each booking covers)/);
    await expect(limit).toHaveLength(1);
    await expect(limit[0]?.closest("[role=status]")).not.toBeNull();
  },
};
/** On a phone a closed select shows the whole of its option. */
export const AgesOnAPhone: Story = {
  render: withWords(<Picker first={[{ adults: 2, children: [null, null] }]} />),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    for (const age of within(canvasElement).getAllByRole<HTMLSelectElement>("combobox"))
      await expect(widthOfOptions(age)).toBeLessThanOrEqual(age.getBoundingClientRect().width);
  },
};
export const WithChildren: Story = { render: withWords(<Picker first={[{ adults: 2, children: [5, 8] }]} />) };
export const Full: Story = {
  render: withWords(
    <Picker
      first={[
        { adults: 4, children: [] },
        { adults: 5, children: [] },
      ]}
    />,
  ),
};
/** More than a room holds: one tap spreads them. */
export const TooManyForARoom: Story = {
  render: withWords(<Picker first={[{ adults: 7, children: [5, 8] }]} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const spread = canvas.getByRole("button", { name: /^(۹ نفر در ۳ اتاق|9 travellers in 3 rooms)$/ });
    await userEvent.click(spread);
    await expect(canvas.getAllByRole("region")).toHaveLength(3);
    await expect(spread).not.toBeInTheDocument();
  },
};
