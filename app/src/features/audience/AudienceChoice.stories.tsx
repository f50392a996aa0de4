import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { type PartyAudience, partyAudiences } from "#domain/sale/audience.ts";
import { SearchForm } from "#products/stay/web/SearchForm.tsx";
import { oneOf, playground } from "#tests/stories/playground.tsx";
import { AudienceChoice } from "./AudienceChoice.tsx";

const meta: Meta = { title: "اجزا/مدرک شناسایی مسافران AudienceChoice" };
export default meta;
type Story = StoryObj;

function Kept({ first }: { first: PartyAudience }) {
  const [audience, setAudience] = useState(first);
  return <AudienceChoice value={audience} onChange={setAudience} />;
}

export const Playground: Story = playground(
  { audience: "iranian" },
  { audience: oneOf("مدرک شناسایی · Passports", partyAudiences) },
  ({ audience }) => <Kept first={audience as PartyAudience} />,
);

const form = withWords((actions) => (
  <SearchForm
    actions={actions}
    destination={{ id: "city-2", name: "اصفهان" }}
    stay={{ checkIn: "2026-12-01", lengthOfStay: 3 }}
    parties={[{ adults: 2, children: [] }]}
  />
));
const partyIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole("button", { name: /بزرگسال|adult/ });

/** Asked in the sheet of travellers, once for all of them. */
export const InTheSheet: Story = {
  render: form,
  play: async ({ canvasElement }) => {
    await userEvent.click(await partyIn(canvasElement));
    const sheet = within(await screen.findByRole("dialog"));
    const asked = within(sheet.getByRole("group", { name: /^(مدرک شناسایی مسافران|We travel with)$/ }));
    await expect(asked.getAllByRole("radio")).toHaveLength(3);
    await expect(asked.getByRole("radio", { checked: true })).toHaveAccessibleName(/^(همه کارت ملی|Iranian ID)/);
  },
};

/** An answer that is not usual for the language stands in the field, and goes into the address. */
export const SaidInTheField: Story = {
  render: form,
  play: async ({ canvasElement }) => {
    const party = await partyIn(canvasElement);
    await userEvent.click(party);
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("radio", { name: /^(هر دو|Both)/ }));
    await userEvent.click(sheet.getByRole("button", { name: /^(تأیید|Done)$/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(party).toHaveTextContent(/(کارت ملی و گذرنامهٔ خارجی|Iranian ID cards and other passports)$/);
    await expect(canvasElement.querySelector("[name=audience]")).toHaveValue("mixed");
  },
};
