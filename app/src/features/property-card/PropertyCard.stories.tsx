import type { Meta, StoryObj } from "@storybook/react-vite";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { withWords } from "#app/src/page/story.tsx";
import type { PropertyCard as Card } from "#domain/contract/property.shapes.ts";
import { isfahanSearch } from "#fixtures/answers/isfahan-search.ts";
import { PropertyCard } from "./PropertyCard.tsx";

const card = isfahanSearch.items[0] as Card;
const meta: Meta = { title: "اجزا/کارت اقامتگاه PropertyCard" };
export default meta;
type Story = StoryObj;

export const Tile: Story = { render: withWords(<PropertyCard actions={idleActions} card={card} />) };
export const Row: Story = { render: withWords(<PropertyCard actions={idleActions} card={card} look="row" />) };
export const WithoutDates: Story = {
  render: withWords(<PropertyCard actions={idleActions} card={{ ...card, stay: null }} />),
};
export const Blocked: Story = {
  render: withWords(
    <PropertyCard
      actions={idleActions}
      card={{ ...card, stay: null, blocking: { reason: "min_stay", date: "2026-12-01", nights: 3 } }}
    />,
  ),
};
export const NeitherPriceNorRating: Story = {
  render: withWords(
    <PropertyCard
      actions={idleActions}
      card={{ ...card, stay: null, from_price: null, from_rack: null, rating: { average: null, count: 0 } }}
    />,
  ),
};
