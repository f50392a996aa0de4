import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Columns } from "#design-system/components/Layout/Layout.tsx";
import { guide } from "./RoomPlan.guide.tsx";
import { RoomPlan } from "./RoomPlan.tsx";

const meta: Meta<typeof RoomPlan> = {
  title: "اجزا/طرح اتاق RoomPlan",
  component: RoomPlan,
  args: { area: 23, double: 1, single: 0, sofa: 0, hasBath: true, hasBalcony: true, hasWindow: true },
  parameters: { guide, words: { fa: { label: "طرح اتاق ۲۳ متری" }, en: { label: "Plan of a room of 23 m²" } } },
};
export default meta;
type Story = StoryObj<typeof RoomPlan>;

export const Playground: Story = {};

const rooms = [
  { area: 14, double: 0, single: 1, sofa: 0, hasBath: false, hasBalcony: false, hasWindow: false },
  { area: 18, double: 0, single: 2, sofa: 0, hasBath: true, hasBalcony: false, hasWindow: true },
  { area: 23, double: 1, single: 0, sofa: 0, hasBath: true, hasBalcony: true, hasWindow: true },
  { area: 34, double: 1, single: 2, sofa: 1, hasBath: true, hasBalcony: false, hasWindow: true },
  { area: 48, double: 2, single: 2, sofa: 1, hasBath: true, hasBalcony: true, hasWindow: true },
];

/** Adjacent rooms are drawn to one scale. */
export const ToOneScale: Story = {
  render: () => (
    <Columns count="four" gap="md">
      {rooms.map((room) => (
        <RoomPlan key={room.area} {...room} label={`${room.area} m²`} />
      ))}
    </Columns>
  ),
};

/** Eight beds do not fit beside each other in twelve square metres: no plan instead of a wrong one. */
export const BunkBeds: Story = {
  render: () => (
    <RoomPlan area={12} double={0} single={8} sofa={0} hasBath={false} hasBalcony={false} hasWindow label="12 m²" />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};
