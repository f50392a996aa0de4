import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { PartsValue } from "#domain/contract/payment.shapes.ts";
import { PARTS } from "#domain/payment/parts.ts";
import { formatNightsAndRooms } from "#domain/text/dates.ts";
import { ownShares, quarter } from "#fixtures/answers/shares.ts";
import { count, playground } from "#tests/stories/playground.tsx";
import { Together } from "./Together.tsx";

const meta: Meta = { title: "اجزا/سهم همراهان Together" };
export default meta;
type Story = StoryObj;

const waiting = ownShares.find(({ state }) => state === "open")!;
const partsWith = (shares: number): PartsValue => ({
  items: [],
  paid: 0,
  missing: 4 * quarter,
  next: shares < 4 ? { min: PARTS.least, max: (4 - shares) * quarter } : null,
  left: PARTS.most - shares,
  lengthens: null,
  shares: Array.from({ length: shares }, (_, index) => ({ ...waiting, share_id: `s${index}` })),
});

export const Playground: Story = playground(
  { shares: 3 },
  { shares: count("سهم‌های پرداخت‌نشده · Shares not paid", 0, 4) },
  ({ shares }, { client }, locale) => (
    <Together
      code="c"
      of={formatNightsAndRooms(3, 1, locale)}
      parts={partsWith(shares)}
      client={client}
      onChanged={fn()}
    />
  ),
);
