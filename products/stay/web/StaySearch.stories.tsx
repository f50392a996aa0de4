import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import { withWords } from "#app/src/page/story.tsx";
import { localeOf, ofPair } from "#domain/text/in-locale.ts";
import { count, playground, typed } from "#tests/stories/playground.tsx";
import { StaySearch } from "./StaySearch.tsx";

const stay: StayQuery = {
  checkIn: "2026-12-01",
  checkOut: "2026-12-04",
  lengthOfStay: 3,
  rooms: "2",
  parties: [{ adults: 2, children: [] }],
};
const phone = { viewport: { value: "phone" } };

const meta: Meta = { title: "اجزا/جست‌وجوی یک‌خطی StaySearch" };
export default meta;
type Story = StoryObj;

export const Playground: Story = playground(
  { destination: "", adults: 2 },
  { destination: typed("مقصد دیگر · Another destination"), adults: count("بزرگسال · Adults", 1, 9) },
  ({ destination, adults }, actions, locale) => (
    <StaySearch
      destination={{ id: "city-2", name: destination || ofPair(["اصفهان", "Isfahan"], locale) }}
      stay={stay}
      parties={[{ adults, children: [] }]}
      actions={actions}
    />
  ),
);
const isfahan = withWords((actions) => (
  <StaySearch destination={{ id: "city-2", name: "اصفهان" }} stay={stay} parties={stay.parties} actions={actions} />
));

export const Wide: Story = { render: isfahan };
export const OneLine: Story = {
  globals: phone,
  render: isfahan,
  play: async ({ canvasElement, globals }) => {
    const line = within(canvasElement).getByRole("button");
    await expect(line).toHaveTextContent(
      /اصفهان · (۱۰ تا ۱۳ آذر · ۲ نفر|1 to 4 December · 2 travellers · Iranian ID cards)$/,
    );
    // In English the party of stories is not the usual one: its passports are said, in a second line.
    const most = ofPair([56, 64], localeOf(globals["locale"]));
    await expect(line.getBoundingClientRect().height).toBeLessThanOrEqual(most);
    await expect(within(canvasElement).queryByRole("combobox")).toBeNull();
  },
};
export const NothingChosen: Story = {
  globals: phone,
  render: withWords((actions) => <StaySearch actions={actions} />),
};
export const LongName: Story = {
  globals: phone,
  render: withWords((actions) => (
    <StaySearch
      destination={{ id: "property-1", name: "مجتمع اقامتی گردشگری بزرگ باغ‌های معلق زاینده‌رود Grand Residence" }}
      stay={stay}
      parties={[
        { adults: 4, children: [5, 8] },
        { adults: 3, children: [] },
      ]}
      actions={actions}
    />
  )),
};

/** The whole form in a sheet: popovers that it opens lie above the sheet. */
export const Open: Story = {
  globals: phone,
  render: isfahan,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const sheet = within(await screen.findByRole("dialog"));
    await expect(sheet.getByRole("combobox")).toHaveValue("اصفهان");
    await userEvent.click(sheet.getByRole("button", { name: /^(مسافران|Guests|Travellers)/ }));
    const party = await waitFor(() => {
      const [, inner] = screen.getAllByRole("dialog");
      if (!inner) throw new Error("The party's sheet is not open");
      return inner;
    });
    const { left, top, width, height } = party.getBoundingClientRect();
    await expect(party).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
    );
    await userEvent.click(within(party).getAllByRole("button", { name: /^(بستن|Close)$/ })[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
  },
};
