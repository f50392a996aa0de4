import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { PartsValue } from "#domain/contract/payment.shapes.ts";
import { PARTS } from "#domain/payment/parts.ts";
import { ownShares, quarter } from "#fixtures/answers/shares.ts";
import { isSo, playground } from "#tests/stories/playground.tsx";
import { PaidParts } from "./PaidParts.tsx";

const meta: Meta = { title: "اجزا/بخش‌های پرداخت Paid parts" };
export default meta;
type Story = StoryObj;

const one = {
  payment_id: "p1",
  part: 1,
  amount: quarter,
  wallet_part: 0,
  card_masked: "603799******1234",
  is_paid: true,
};
const partsWith = (isAtBank: boolean, isShared: boolean): PartsValue => ({
  items: [
    one,
    { ...one, payment_id: "p2", part: 2, wallet_part: quarter, card_masked: null },
    ...(isShared ? [{ ...one, payment_id: "p3", part: 3, share_id: ownShares[0]!.share_id }] : []),
    ...(isAtBank ? [{ ...one, payment_id: "p4", part: 4, card_masked: null, is_paid: false }] : []),
  ],
  paid: 2 * quarter,
  missing: 2 * quarter,
  next: { min: PARTS.least, max: 2 * quarter },
  left: 2,
  lengthens: null,
  shares: ownShares,
});

export const Playground: Story = playground(
  { isAtBank: true, isShared: true },
  {
    isAtBank: isSo("یک بخش در بانک است · A part is at the bank"),
    isShared: isSo("همراهی پرداخته است · A companion has paid"),
  },
  ({ isAtBank, isShared }, { client }) => (
    <PaidParts parts={partsWith(isAtBank, isShared)} client={client} onChanged={fn()} />
  ),
);
